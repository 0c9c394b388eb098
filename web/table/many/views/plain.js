import { html } from "lit";
import { plainHandView } from "../../views/plain.js";
import { contractName } from "../contracts.js";
import { bummerlOf, nameOf, ownSide, seatsFrom, sideOf, whoOf } from "../people.js";
import { laid } from "../scene.js";
import { playerText, teamName, teamsOf, trumpText, written } from "./plan.js";
import { badgesOf } from "./seats.js";
import { lyingText, manyTrickLabel } from "./trick.js";

/**
 * The table of three or four as text.
 *
 * @typedef {import("../../model.js").ManyPlaying} ManyPlaying
 * @typedef {import("../../scene.js").Lying} Lying
 */

/** @param {ManyPlaying} model @param {readonly Lying[]} cards */
const list = (model, cards) =>
  cards.length === 0
    ? html`<p>${model.words.text("text-nothing")}</p>`
    : html`<ul class="p-list">${cards.map((lying) => html`<li>${lyingText(model, lying)}</li>`)}</ul>`;

/** @param {ManyPlaying} model */
function trick(model) {
  const open = model.scene.trick !== "past";
  return html`
    <section class="p-trick">
      <h2>${open ? manyTrickLabel(model) : model.words.text("trick")}</h2>
      ${list(model, open ? model.scene.lying : [])}
    </section>`;
}

/** What is played. @param {ManyPlaying} model */
function plan(model) {
  const { words, scene } = model;
  const { contract } = scene.snapshot;
  const name = contract?.settled ? contractName(words, contract.code) : words.text("plan");
  return html`
    <section class="p-plan">
      <h2>${name}</h2>
      <p>${playerText(model)}. ${trumpText(model)}.${
        contract && contract.double > 1 ? ` ${words.text("many-times", { factor: contract.double })}` : ""
      }</p>
    </section>`;
}

/** @param {ManyPlaying} model */
function lastTrick(model) {
  const { words, scene } = model;
  const { last_trick: last } = scene.snapshot;
  const title = last
    ? words.text("many-trick-past", whoOf(scene.snapshot, words, last.winner))
    : words.text("text-last");
  return html`
    <section class="p-last" tabindex="-1"><h2>${title}</h2>${list(model, last ? laid(last) : [])}</section>`;
}

/** The first trick of each side, with its tricks and points. @param {ManyPlaying} model */
function sides(model) {
  const { words, scene } = model;
  const { snapshot } = scene;
  const own = ownSide(snapshot);
  return [own, 1 - own].map((side) => {
    const first = snapshot.first_tricks[side];
    const points = snapshot.points[side] ?? null;
    return html`
      <section>
        <h2>${words.text("kept", { side: sideOf(snapshot, side) })}</h2>
        <p>${words.text("tricks-count", { tricks: snapshot.tricks[side] ?? 0 })}${
          points === null ? "" : `. ${words.text("points-spoken", { points, pending: snapshot.pending[side] ?? 0 })}`
        }</p>
        ${list(model, first ? laid(first) : [])}
      </section>`;
  });
}

/** Who sits where with how many cards, and the game points. @param {ManyPlaying} model */
function state(model) {
  const { words, scene } = model;
  const { snapshot } = scene;
  return html`
    <section class="p-state">
      <table>
        <caption>${words.text("text-seats")}</caption>
        <tbody>
          ${seatsFrom(snapshot, snapshot.seat).map(
            (seat) => html`
              <tr>
                <th scope="row">${nameOf(snapshot, words, seat)}</th>
                <td>${words.text("many-cards", { cards: scene.cards[seat] ?? 0 })}</td>
                <td>${badgesOf(model, seat).join(", ")}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <table>
        <caption>${words.text("many-score")}</caption>
        <tbody class="num">
          ${teamsOf(model).map(
            (team) => html`
              <tr>
                <th scope="row">${teamName(model, team)}</th>
                <td>${written(model, snapshot.score[team] ?? 0)}</td>
                <td>${words.text("many-bummerl", { bummerl: bummerlOf(snapshot)[team] ?? 0 })}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </section>`;
}

/** @param {ManyPlaying} model */
export const manyPlainView = (model) =>
  html`${trick(model)}${plan(model)}${plainHandView(model)}${sides(model)}${lastTrick(model)}${state(model)}`;
