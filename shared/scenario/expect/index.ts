import type { Path } from "../../toml/index.js";
import type { ScenarioRun } from "../scenario-run.js";
import { sharedKey } from "../names.js";
import { unknown } from "../refusal.js";
import { expectCan, expectCannot, expectPreview } from "./actions.js";
import { expectCards } from "./cards.js";
import { expectLinks } from "./links.js";
import { expectLog } from "./log.js";
import { expectPrompt } from "./prompt.js";
import { expectationKeys, type Expectation, type SideFacts } from "./schema.js";
import { expectStack } from "./stack.js";
import { expectSide } from "./table.js";

/** Looks at all that is expected of the present position, everything as one viewer sees it. */
export function expectAll(run: ScenarioRun, expected: Expectation, path: Path): void {
  const viewer = run.viewer(expected.view, [...path, "view"]);
  const view = run.match.ruleset.view(run.state, viewer);
  const compare = (key: string, wanted: string | undefined, seen: string): void => {
    if (wanted !== undefined) run.compare([...path, key], key, wanted, seen);
  };
  const player = (key: "asked" | "active"): string | undefined => {
    const word = expected[key];
    if (word === undefined || word === "nobody") return word;
    return run.names.players[run.names.seat(word, [...path, key])];
  };
  compare("asked", player("asked"), run.asked);
  if (expected.prompt !== undefined) expectPrompt(run, view, expected.prompt, [...path, "prompt"]);
  if (expected.turn !== undefined) run.compareNumber([...path, "turn"], "turn", expected.turn, view.turn);
  compare("active", player("active"), run.names.players[view.active] ?? "nobody");
  compare("phase", expected.phase, view.phase);
  if (expected.stack !== undefined) expectStack(run, view, expected.stack, [...path, "stack"]);
  if (expected.links !== undefined) expectLinks(run, view, expected.links, [...path, "links"]);
  if (expected.winners !== undefined) {
    const { outcome } = view;
    const seen = outcome === null ? "not over" : outcome.winners.map((seat) => run.names.players[seat]).join(", ");
    const winners = expected.winners.map((word, at) => run.names.seat(word, [...path, "winners", at]));
    compare("winners", winners.map((seat) => run.names.players[seat]).join(", "), seen);
  }
  if (expected.can !== undefined) expectCan(run, expected.can, [...path, "can"]);
  if (expected.cannot !== undefined) expectCannot(run, expected.cannot, [...path, "cannot"]);
  expectLog(run, run.lines(viewer), expected, "log", path);
  if (expected.cards !== undefined) expectCards(run, view, expected.cards, [...path, "cards"]);
  if (expected.preview !== undefined) expectPreview(run, expected.preview, [...path, "preview"]);
  for (const [key, content] of Object.entries(expected)) {
    if (expectationKeys.includes(key) || !isSide(content)) continue;
    if (run.names.seatOf(key) === null && key !== sharedKey) {
      const known = [...expectationKeys, ...run.names.players, sharedKey];
      throw unknown("scenario/unknown-key", `There is no key "${key}" here.`, [...path, key], key, known);
    }
    expectSide(run, view, key, content, [...path, key]);
  }
}

const isSide = (content: unknown): content is SideFacts =>
  typeof content === "object" && content !== null && !Array.isArray(content);
