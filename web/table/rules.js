/**
 * Rules as the data that Python gives and takes: named profiles, and what own rules change in one.
 *
 * @typedef {import("../python/messages.js").Catalogue} Catalogue
 * @typedef {import("../python/messages.js").Parameters} Parameters
 * @typedef {import("../python/messages.js").ParameterValue} Value
 * @typedef {string | {[parameter: string]: unknown}} Form a profile's name, or its name as `base` and what differs
 * @typedef {import("./words.js").Words} Words
 */

/** @param {Form} form @returns {string} name of the profile that the rules are or start from */
export const baseOf = (form) => (typeof form === "string" ? form : String(form.base ?? ""));

/** @param {Form} form @returns {Record<string, unknown>} what differs from the profile */
export function changesOf(form) {
  if (typeof form === "string") return {};
  const { base, ...changes } = form;
  return changes;
}

/** Games for three and four, and how many play them. @type {Record<string, number>} */
export const PLAYERS = { dreier: 3, talon: 3, bauern: 4 };

/** How many play by these rules. @param {Form} form */
export const playersOf = (form) => PLAYERS[baseOf(form)] ?? 2;

/** The profile of a name, whatever game it is of. @param {Catalogue | null} catalogue @param {string} name @returns {Parameters | undefined} */
export function profileOf(catalogue, name) {
  const all = { ...catalogue?.profiles, ...catalogue?.many_hands.profiles };
  return Object.hasOwn(all, name) ? all[name] : undefined;
}

/** Every parameter of the rules; none before the catalogue is there. @param {Catalogue | null} catalogue @param {Form} form @returns {Parameters} */
export const parametersOf = (catalogue, form) => ({
  ...profileOf(catalogue, baseOf(form)),
  .../** @type {Parameters} */ (changesOf(form)),
});

/** What the deals of a game are played by: in Dreierschnapsen the rules of the two hands. @param {Catalogue | null} catalogue @param {Form} form @returns {Parameters} */
export function playedBy(catalogue, form) {
  const parameters = parametersOf(catalogue, form);
  return parameters.hands === undefined ? parameters : parametersOf(catalogue, /** @type {Form} */ (parameters.hands));
}

/** @param {Words} words @param {string} profile */
export const profileName = (words, profile) =>
  words.has(`profile-${profile}`) ? words.text(`profile-${profile}`) : profile;

/** @param {Words} words @param {Form} form */
export function rulesName(words, form) {
  const profile = profileName(words, baseOf(form));
  return Object.keys(changesOf(form)).length > 0 ? words.text("rules-own-of", { profile }) : profile;
}

/** What a game under such rules is called; before there is one, as usual. @param {Words} words @param {Form} [form] */
export const titleOf = (words, form = "") => words.text("title", { profile: baseOf(form) });

/** @param {Words} words @param {string} parameter */
export const parameterText = (words, parameter) => words.text(`rule-${parameter}`);

/** Yes and no are the same for all parameters. @param {Words} words @param {string} parameter @param {Value | undefined} value */
export function valueText(words, parameter, value) {
  if (value === undefined) return words.text("value-none");
  if (parameter === "hands") return rulesName(words, /** @type {Form} */ (value));
  return words.text(`value-${typeof value === "boolean" ? value : `${parameter}-${value}`}`);
}

/** Which parameters stand together; those that are not named here come last. @type {Record<string, string[]>} */
const GROUPS = {
  deal: ["ranks", "hand_size", "deal_order", "knocking", "first_dealer", "next_dealer"],
  bid: ["ass_bettler", "assenbettler", "damengang", "koenigsgang", "bauernloch"],
  partner: ["partner_may_schnapser", "partner_may_bauer"],
  play: ["hands", "strict_from_start", "must_head", "must_undertrump", "renonce", "trick_review"],
  exchange: ["exchange_min_stock", "exchange_when", "exchange_needs_trick", "exchange_on_close"],
  marriage: [
    "marriage_auto",
    "marriage_first_lead",
    "marriage_when_strict",
    "marriage_lead",
    "marriage_counts",
    "marriage_needs_trick",
    "vierziger_must_finish",
  ],
  close: ["close_min_stock", "close_needs_trick", "close_score", "failed_close"],
  end: ["claim", "claim_window", "false_claim", "unclaimed", "majority_of", "last_trick_bonus", "tie", "resign"],
  match: ["target", "count", "schneider_double"],
};

/** Parameters in the groups that have any of them. @param {readonly string[]} parameters @returns {[string, string[]][]} */
export function groupsOf(parameters) {
  const grouped = new Set(Object.values(GROUPS).flat());
  const others = parameters.filter((parameter) => !grouped.has(parameter));
  const all = /** @type {[string, string[]][]} */ ([...Object.entries(GROUPS), ["other", others]]);
  return all
    .map(
      ([group, names]) =>
        /** @type {[string, string[]]} */ ([group, names.filter((each) => parameters.includes(each))]),
    )
    .filter(([, names]) => names.length > 0);
}

/** Parameters that say nothing where another has a certain value. @type {[string, Value, string[]][]} */
const IDLE = [
  ["close_min_stock", null, ["close_needs_trick", "close_score", "failed_close", "exchange_on_close"]],
  ["claim", "auto", ["claim_window", "false_claim"]],
  ["unclaimed", "last-trick", ["majority_of", "last_trick_bonus"]],
];

/** Parameters that say something about the game, in their order. @param {Parameters} parameters @returns {string[]} */
export function tellingOf(parameters) {
  const idle = new Set(IDLE.flatMap(([parameter, value, others]) => (parameters[parameter] === value ? others : [])));
  return Object.keys(parameters).filter((parameter) => !idle.has(parameter));
}

/** Messages that tell the rules in short, in the order of play. @type {Record<string, string[]>} */
const SHORT = {
  wiener: [
    "wiener-aim",
    "wiener-values",
    "wiener-open",
    "wiener-strict",
    "wiener-marriage",
    "wiener-exchange",
    "wiener-close",
    "wiener-claim",
    "wiener-last",
    "wiener-score",
    "wiener-match",
  ],
  bauern: [
    "bauern-aim",
    "bauern-trump",
    "many-bid",
    "many-follow",
    "bauern-alone",
    "many-marriage",
    "many-normal",
    "many-double",
  ],
  talon: [
    "talon-aim",
    "talon-trump",
    "many-bid",
    "talon-take",
    "many-follow",
    "talon-lead",
    "many-marriage",
    "many-normal",
    "many-double",
    "talon-score",
  ],
  dreier: ["dreier-aim", "dreier-lead", "dreier-match"],
  tute: ["tute-aim", "tute-values", "tute-open", "tute-strict", "tute-sing", "tute-swap", "tute-four", "tute-match"],
};

/** The rules in short, where parameters do not say everything or there is a text of their own. @param {Words} words @param {string} name of a profile or a game @param {Parameters} parameters */
export const shortRules = (words, name, { close_min_stock: least, knocking = false }) =>
  // The turn-up lies open under the others.
  (SHORT[name] ?? []).map((id) => words.text(id, { down: Number(least) - 1, knocking: String(knocking) }));
