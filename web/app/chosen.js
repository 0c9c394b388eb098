import { languageOf } from "../table/languages.js";
import { chooseDeck, choosePoints, chooseReview, chooseSpeed, chooseSwitch, chooseTheme } from "../table/settings.js";

/**
 * What holds, chosen or not.
 *
 * @typedef {import("./preferences.js").Preferences} Preferences
 * @typedef {ReturnType<typeof chosenOf>} Settings
 */

/** @param {Preferences} preferences */
export function chosenOf(preferences) {
  const lang = languageOf(preferences.lang ?? navigator.language);
  return {
    lang,
    deck: chooseDeck(preferences.deck, lang),
    theme: chooseTheme(preferences.theme),
    speed: chooseSpeed(preferences.speed),
    points: choosePoints(preferences.points),
    review: chooseReview(preferences.review),
    claim: chooseSwitch("claim", preferences.claim, false),
    help: chooseSwitch("help", preferences.help, true),
    text: chooseSwitch("text", preferences.text, false),
    confirms: chooseSwitch("confirms", preferences.confirms, true),
    sound: chooseSwitch("sound", preferences.sound, true),
    vibration: chooseSwitch("vibration", preferences.vibration, true),
  };
}

/** What the game itself does otherwise for a setting. @param {Settings} settings @returns {Required<import("../python/messages.js").Options>} */
export const optionsOf = ({ points, review, claim }) => ({
  show_points: points,
  trick_review: review,
  auto_claim: claim,
});
