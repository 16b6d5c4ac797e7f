import type { Path } from "../../toml/index.js";
import type { ScenarioRun } from "../scenario-run.js";
import { keyOf, sharedKey } from "../names.js";
import { unknown } from "../refusal.js";
import { expectationKeys, type Expectation } from "../schema.js";
import { expectCan, expectCannot, expectPreview } from "./actions.js";
import { expectCards } from "./cards.js";
import { expectPrompt } from "./prompt.js";
import { expectSide } from "./table.js";

/** Looks at all that is expected of the present position, everything as one viewer sees it. */
export function expectAll(run: ScenarioRun, expected: Expectation, path: Path): void {
  const viewer = run.viewer(expected.view, [...path, "view"]);
  const view = run.match.ruleset.view(run.state, viewer);
  const compare = (key: string, wanted: string | undefined, seen: string): void => {
    if (wanted !== undefined) run.compare([...path, key], key, wanted, seen);
  };
  const numberOf = (value: number | undefined): string | undefined => (value === undefined ? undefined : String(value));
  const player = (key: "asked" | "active"): string | undefined => {
    const word = expected[key];
    if (word === undefined || word === "nobody") return word;
    return run.names.players[run.names.seat(word, [...path, key])];
  };
  compare("asked", player("asked"), run.asked);
  if (expected.prompt !== undefined) expectPrompt(run, view, expected.prompt, [...path, "prompt"]);
  compare("turn", numberOf(expected.turn), String(view.turn));
  compare("active", player("active"), run.names.players[view.active] ?? "nobody");
  compare("phase", expected.phase, view.phase);
  compare("stack", numberOf(expected.stack), String(view.stack.length));
  if (expected.winners !== undefined) {
    const { outcome } = view;
    const seen = outcome === null ? "not over" : outcome.winners.map((seat) => run.names.players[seat]).join(", ");
    compare("winners", expected.winners.map(keyOf).join(", "), seen);
  }
  if (expected.can !== undefined) expectCan(run, expected.can, [...path, "can"]);
  if (expected.cannot !== undefined) expectCannot(run, expected.cannot, [...path, "cannot"]);
  expectLog(run, expected, path);
  if (expected.cards !== undefined) expectCards(run, view, expected.cards, [...path, "cards"]);
  if (expected.preview !== undefined) expectPreview(run, expected.preview, [...path, "preview"]);
  for (const [key, content] of Object.entries(expected)) {
    if (expectationKeys.includes(key) || !isSide(content)) continue;
    if (!run.names.players.includes(keyOf(key)) && key !== sharedKey) {
      const known = [...expectationKeys, ...run.names.players, sharedKey];
      throw unknown("scenario/unknown-key", `There is no key "${key}" here.`, [...path, key], key, known);
    }
    expectSide(run, view, key, content, [...path, key]);
  }
}

type Side = Extract<Expectation[string], Readonly<Record<string, unknown>>>;

const isSide = (content: unknown): content is Side =>
  typeof content === "object" && content !== null && !Array.isArray(content);

/** Looks for words in the log of the step: all that are expected, in their order, and none that are not. */
function expectLog(run: ScenarioRun, expected: Expectation, path: Path): void {
  const lines = run.lines(run.viewer(expected.view, [...path, "view"]));
  let from = 0;
  for (const [at, words] of (expected.log ?? []).entries()) {
    const found = lines.findIndex((line, index) => index >= from && line.includes(words));
    run.check([...path, "log", at], "log", found >= 0, words, lines.slice(from).join(" / "));
    if (found >= 0) from = found + 1;
  }
  for (const [at, words] of (expected["not-log"] ?? []).entries()) {
    const line = lines.find((each) => each.includes(words));
    run.check([...path, "not-log", at], "log", line === undefined, `no “${words}”`, line ?? "none");
  }
}
