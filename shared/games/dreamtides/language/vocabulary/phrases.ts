/** What a variable can hold. */
export type VariableKind = "integer" | "subtype" | "figment";

/** What a directive can become once its variables are filled in (LANG-4). */
export type ValueKind = IntegerKind | "Subtype" | "Figment" | "FigmentCount" | "SubtypeCount";

export type IntegerKind =
  | "CardCount"
  | "Copies"
  | "Count"
  | "CountAllies"
  | "DiscardCount"
  | "Energy"
  | "ForeseeCount"
  | "KindleAmount"
  | "MaximumEnergy"
  | "Mode1Energy"
  | "Mode2Energy"
  | "Number"
  | "PointCount"
  | "ReclaimCost"
  | "SparkAmount"
  | "TextNumber"
  | "ThisTurnTimes"
  | "UpToNAllies"
  | "UpToNEvents";

export interface IntegerPhrase {
  /** Read where the directive names no variable. */
  readonly variable: string;
  readonly kind: IntegerKind;
}

/**
 * Directives that stand for a number, in the order in which suggestions are made. No rule of the grammar takes
 * `copies` and `text_number`.
 */
export const INTEGER_PHRASES: ReadonlyMap<string, IntegerPhrase> = new Map<string, IntegerPhrase>([
  ["cards", { variable: "c", kind: "CardCount" }],
  ["copies", { variable: "n", kind: "Copies" }],
  ["count", { variable: "n", kind: "Count" }],
  ["count_allies", { variable: "a", kind: "CountAllies" }],
  ["discards", { variable: "d", kind: "DiscardCount" }],
  ["energy", { variable: "e", kind: "Energy" }],
  ["foresee", { variable: "f", kind: "ForeseeCount" }],
  ["kindle", { variable: "k", kind: "KindleAmount" }],
  ["maximum_energy", { variable: "m", kind: "MaximumEnergy" }],
  ["multiply_by", { variable: "n", kind: "Number" }],
  ["n_random_characters", { variable: "n", kind: "Number" }],
  ["points", { variable: "p", kind: "PointCount" }],
  ["reclaim_for_cost", { variable: "r", kind: "ReclaimCost" }],
  ["spark", { variable: "s", kind: "SparkAmount" }],
  ["text_number", { variable: "n", kind: "TextNumber" }],
  ["this_turn_times", { variable: "n", kind: "ThisTurnTimes" }],
  ["top_n_cards", { variable: "v", kind: "CardCount" }],
  ["up_to_n_allies", { variable: "n", kind: "UpToNAllies" }],
  ["up_to_n_events", { variable: "n", kind: "UpToNEvents" }],
  ["c", { variable: "c", kind: "CardCount" }],
  ["e", { variable: "e", kind: "Energy" }],
  ["s", { variable: "s", kind: "SparkAmount" }],
]);

/** Directives of the phrase tables that stay directives. */
export const BARE_PHRASES: ReadonlySet<string> = new Set(["choose_one", "energy_symbol", "judgment_phase_name"]);

export const SUBTYPE_VARIABLE = "t";
export const SUBTYPE_PHRASES: ReadonlySet<string> = new Set(["a_subtype", "asubtype", "plural_subtype", "subtype"]);

export const FIGMENT_VARIABLE = "g";
export const FIGMENT_PHRASES: ReadonlySet<string> = new Set(["figment", "figments"]);

/** Directives that stand for a kind and a number of it. The kind has a fixed variable; the number may name another. */
export interface CompoundPhrase {
  readonly kind: "FigmentCount" | "SubtypeCount";
  readonly countVariable: string;
}

export const COMPOUND_PHRASES: ReadonlyMap<string, CompoundPhrase> = new Map<string, CompoundPhrase>([
  ["n_figments", { kind: "FigmentCount", countVariable: "n" }],
  ["count_allied_subtype", { kind: "SubtypeCount", countVariable: "a" }],
]);
