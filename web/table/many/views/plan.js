import { html, nothing } from "lit";
import { vars } from "../../vars.js";
import { sign } from "../../views/face.js";
import { contractName } from "../contracts.js";
import { bummerlOf, isOurs, nameOf } from "../people.js";
import { mark } from "./mark.js";

/**
 * What is played, by whom, with which trump and for how much; and how the match stands.
 *
 * @typedef {import("../../model.js").ManyPlaying} ManyPlaying
 * @typedef {Pick<ManyPlaying, "words"> & {scene: Pick<ManyPlaying["scene"], "snapshot">}} Told what words about the deal depend on
 */

/** The sign of trump; a cross where there is none, and a question mark before it is known. @param {ManyPlaying} model */
function trumpSign({ deck, scene: { snapshot } }) {
  const { trump, contract } = snapshot;
  if (contract?.settled && !contract.trump) return html`<span class="suit suit--none" aria-hidden="true">×</span>`;
  return trump ? sign(deck, trump) : html`<span class="suit suit--none" aria-hidden="true">?</span>`;
}

/** Trump in words. @param {Told} model */
export function trumpText({ words, scene: { snapshot } }) {
  const { trump, contract } = snapshot;
  if (contract?.settled && !contract.trump) return words.text("plan-no-trump");
  return trump ? words.text("trump", { suit: trump }) : words.text("plan-open");
}

/** Who plays, or who speaks first. @param {Told} model */
export function playerText({ words, scene: { snapshot } }) {
  const { contract, caller, game, seats } = snapshot;
  if (!contract?.settled) return words.text("plan-caller", { name: nameOf(snapshot, words, caller) });
  const { declarer } = contract;
  const partner = seats.find(({ seat, side }) => side === 0 && seat !== declarer);
  const how = game === "talon" ? "both" : partner && !partner.out ? "together" : "alone";
  return words.text("plan-player", {
    name: nameOf(snapshot, words, declarer),
    how,
    mate: partner?.seat === snapshot.seat ? "you" : "other",
    partner: partner ? nameOf(snapshot, words, partner.seat) : "",
  });
}

/** @param {ManyPlaying} model */
function contractView(model) {
  const { words, scene } = model;
  const { contract } = scene.snapshot;
  const settled = contract?.settled ?? false;
  const side = settled && contract ? mark(isOurs(scene.snapshot, contract.declarer)) : nothing;
  return html`
    <p class="contract">
      ${trumpSign(model)}
      <b>${settled && contract ? contractName(words, contract.code) : trumpText(model)}</b>
      <span>
        <span>${side} ${playerText(model)}</span>
        ${settled ? html`<span class="vh">${trumpText(model)}</span>` : nothing}
        ${contract && contract.double > 1 ? html`<span class="x num">${words.text("many-times", { factor: contract.double })}</span>` : nothing}
      </span>
    </p>`;
}

/** What a team is called. @param {ManyPlaying} model @param {number} team */
export function teamName({ words, scene: { snapshot } }, team) {
  const members = snapshot.teams[team] ?? [];
  if (members.length > 1) return words.text("many-team", { side: members.includes(snapshot.seat) ? "we" : "they" });
  return nameOf(snapshot, words, members[0] ?? 0);
}

/** The teams, one's own first. @param {ManyPlaying} model */
export function teamsOf({ scene: { snapshot } }) {
  const own = snapshot.teams.findIndex((team) => team.includes(snapshot.seat));
  return snapshot.teams.map((_, index) => (own + index) % snapshot.teams.length);
}

/** Game points as the rules count them. @param {ManyPlaying} model @param {number} needed */
export const written = ({ parameters, scene }, needed) =>
  parameters.count === "down" ? needed : scene.snapshot.target - needed;

/** @param {ManyPlaying} model @param {number} team */
function teamView(model, team) {
  const { words, scene } = model;
  const { teams, seat, score, target } = scene.snapshot;
  const ours = teams[team]?.includes(seat) ?? false;
  const made = target - (score[team] ?? target);
  const bummerl = bummerlOf(scene.snapshot)[team] ?? 0;
  return html`
    <div>
      <dt>${teams.length === 2 ? mark(ours) : nothing}<span>${teamName(model, team)}</span></dt>
      <dd>
        <span class="n">${written(model, score[team] ?? target)}</span>
        <span class="of" aria-hidden="true" ${vars({ "--v": made / target })}></span>
        ${bummerl ? html`<small>${words.text("many-bummerl", { bummerl })}</small>` : nothing}
      </dd>
    </div>`;
}

/** @param {ManyPlaying} model */
export function planView(model) {
  const { words, scene } = model;
  return html`
    <section class="plan" part="score" aria-label=${words.text("plan")}>
      ${contractView(model)}
      <dl class="teams teams--${scene.snapshot.teams.length} num">${teamsOf(model).map((team) => teamView(model, team))}</dl>
    </section>`;
}
