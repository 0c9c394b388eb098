import { manySceneOf, manyScenes, playedOf } from "./many/scene.js";
import { manyRefusal, manySentences } from "./many/sentences.js";
import { sceneOf as pairSceneOf, scenes as pairScenes, withPlayed as pairWithPlayed } from "./scene.js";
import { refusal as pairRefusal, sentences as pairSentences } from "./sentences.js";

/**
 * The two kinds of tables: that of two hands, and that of three or four with an auction. What is common to both asks here
 * for what depends on the kind.
 *
 * @typedef {import("../python/types.js").AnySnapshot} AnySnapshot
 * @typedef {import("../python/messages.js").Snapshot} Snapshot
 * @typedef {import("../python/messages.js").AuctionSnapshot} AuctionSnapshot
 * @typedef {import("../python/messages.js").Reason} Reason
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./many/scene.js").ManyScene} ManyScene
 * @typedef {Scene | ManyScene} AnyScene
 * @typedef {import("./model.js").Model<AnyScene>} AnyModel
 * @typedef {import("./words.js").Words} Words
 */

/** @param {AnySnapshot} snapshot @returns {snapshot is AuctionSnapshot} */
export const isMany = (snapshot) => snapshot.game === "bauern" || snapshot.game === "talon";

/** @param {AnyScene} scene @returns {scene is ManyScene} */
export const isManyScene = (scene) => isMany(scene.snapshot);

/** @param {AnyModel} model @returns {model is import("./model.js").ManyPlaying} */
export const isManyModel = (model) => model.scene !== null && isManyScene(model.scene);

/** A snapshot as it lies. @param {AnySnapshot} snapshot @returns {AnyScene} */
export const sceneOf = (snapshot) => (isMany(snapshot) ? manySceneOf(snapshot) : pairSceneOf(snapshot));

/** The scenes that lead from one snapshot to the next; all but the last rest for a moment. @param {AnySnapshot | null} before @param {AnySnapshot} after @returns {AnyScene[]} */
export function scenes(before, after) {
  if (isMany(after)) return manyScenes(before && isMany(before) ? before : null, after);
  return pairScenes(before && !isMany(before) ? before : null, after);
}

/** The table after moves have been taken back. @param {AnySnapshot} snapshot @returns {AnyScene} */
export const takenBack = (snapshot) => ({ ...sceneOf(snapshot), back: true });

/** The scene right after a press, before Python has answered: the card lies in the trick. @param {AnyScene} scene @param {import("./decks.js").Card} card @param {import("./decks.js").Suit | null} announce the marriage announced with it @returns {AnyScene} */
export const withPlayed = (scene, card, announce) =>
  isManyScene(scene) ? playedOf(scene, card, announce) : pairWithPlayed(scene, card, announce);

/** The sentences for the status line. @param {AnySnapshot} snapshot @param {Words} words @param {import("../python/messages.js").Parameters} [rules] */
export const sentences = (snapshot, words, rules) =>
  isMany(snapshot) ? manySentences(snapshot, words, rules) : pairSentences(snapshot, words, rules);

/** Why a card or an action is refused. @param {AnySnapshot} snapshot @param {Reason} reason @param {Words} words */
export const refusal = (snapshot, reason, words) =>
  isMany(snapshot) ? manyRefusal(snapshot, reason, words) : pairRefusal(snapshot, reason, words);

/** What the words of a hint depend on. @param {AnySnapshot} snapshot @returns {import("./hints.js").Position} */
export function positionOf(snapshot) {
  if (!isMany(snapshot)) return snapshot;
  const { seat, phase, trick, marriages, seats, points } = snapshot;
  return { seat, phase, led: trick[0]?.card ?? null, marriages, points: seats.map(({ side }) => points[side] ?? null) };
}

/** What counts now for the person; null where hidden. @param {AnySnapshot} snapshot */
export const ownPoints = (snapshot) =>
  snapshot.points[isMany(snapshot) ? (snapshot.seats[snapshot.seat]?.side ?? 0) : snapshot.seat] ?? null;
