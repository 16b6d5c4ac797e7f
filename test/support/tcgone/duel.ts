import { tcgonePlay } from "../../../shared/games/tcgone/play/play.js";
import { playScenario, readScenario, type ScenarioGame } from "../../../shared/scenario/index.js";
import { definitionSchema } from "../../../shared/games/tcgone/play/cards/definition.js";

/** What a duel of two cards is about: their effects, what lies on the table and what is done. */
export interface DuelText {
  /** The effect of Mine, Alice's active unit. */
  readonly mine?: string;
  /** The effect of Theirs, Bob's active unit. */
  readonly theirs?: string;
  /** Cards in Alice's hand; `Trick` is an item with the effect `trick`, `Twin` gives two energies. */
  readonly hand?: readonly string[];
  readonly trick?: string;
  /** Energies on Mine. */
  readonly energies?: number;
  /** Prizes that each player has left. */
  readonly prizes?: number;
  /** Lines of `[options]`, and what Mine has beside its effect. */
  readonly options?: string;
  readonly more?: Readonly<Record<string, unknown>>;
  /** Lines of `[[steps]]`, one text for each step. */
  readonly steps: readonly string[];
}

const unit = (name: string, effect: string, more: DuelText["more"] = {}) =>
  definitionSchema.parse({
    name,
    id: name.toLowerCase(),
    "card-kind": "unit",
    stage: "basic",
    types: ["C"],
    hp: 200,
    retreat: 1,
    effect: `${effect}\nmove "Tap" {\n  onAttack { damage 10 }\n}`,
    ...more,
  });
const energy = definitionSchema.parse({ name: "Spark", id: "spark", "card-kind": "basic-energy", provides: ["L"] });
const twin = definitionSchema.parse({
  ...{ name: "Twin", id: "twin", "card-kind": "special-energy", provides: ["L", "L"] },
});

/** Plays a duel in turn 5, Alice's. */
export function duel(duelText: DuelText) {
  const { mine = "", theirs = "", hand = [], trick = "", energies = 0, prizes = 6, options = "", steps } = duelText;
  const list = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");
  const attached = energies === 0 ? "" : `, { card = "Spark", count = ${energies}, on = "Mine", as = "attached" }`;
  const text = `title = "A duel"
game = "tcgone"
${options === "" ? "" : `[options]\n${options}\n`}[setup.alice]
play = ["Mine"${attached}, "Pal"]
hand = [${list(hand)}]
deck = ["9 × Spark"]
prizes = ["${prizes} × Spark"]
[setup.bob]
play = ["Theirs", "Peg"]
deck = ["9 × Spark"]
prizes = ["${prizes} × Spark"]
[position]
turn = 5
active = "alice"
${steps.map((step) => `[[steps]]\n${step}`).join("\n")}
`;
  const item = definitionSchema.parse({ name: "Trick", id: "trick", "card-kind": "item", effect: trick });
  const units = [unit("Mine", mine, duelText.more), unit("Theirs", theirs), unit("Pal", ""), unit("Peg", "")];
  const game: ScenarioGame = {
    rulesets: tcgonePlay.rulesets,
    definitions: [...units, energy, twin, item],
    decks: [],
    options: {},
    nameOf: (each) => tcgonePlay.nameOf(each),
    idOf: (each) => tcgonePlay.idOf?.(each) ?? null,
  };
  const read = readScenario(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { report, match, record } = playScenario(read.value, game);
  if (match === null) throw new Error(JSON.stringify(report.faults));
  const moments = match.moments;
  return {
    report,
    match,
    record,
    /** What cards wrote into the log, in order. */
    said: moments.flatMap(({ events }) =>
      events.flatMap(({ type, data }) => (type === "said" && typeof data["text"] === "string" ? [data["text"]] : [])),
    ),
    /** What is wrong, in words. */
    wrong: report.checks.filter(({ held }) => !held).map(({ what, seen }) => `${what}: ${seen}`),
  };
}
