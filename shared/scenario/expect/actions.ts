import { preview, type Offer } from "../../match/index.js";
import type { Path } from "../../toml/index.js";
import type { ScenarioRun } from "../scenario-run.js";
import { offerIn } from "../offer.js";
import { unknown } from "../refusal.js";
import { previewKeys, type PreviewFacts } from "../schema.js";

const offersOf = (run: ScenarioRun): readonly Offer[] =>
  run.decision.kind === "over" ? [] : run.match.ruleset.offers(run.state);

function offerOf(offers: readonly Offer[], text: string): Offer | null {
  const found = offerIn(offers, text);
  return found.ok ? found.value : null;
}

const labelsOf = (offers: readonly Offer[]): string =>
  [...new Set(offers.filter(({ refusal }) => refusal === null).map(({ label }) => label))].join(", ");

/** Looks whether whoever must decide can do something. */
export function expectCan(run: ScenarioRun, actions: readonly string[], path: Path): void {
  const offers = offersOf(run);
  for (const [at, text] of actions.entries()) {
    const offer = offerOf(offers, text);
    const seen = offer === null ? `can: ${labelsOf(offers)}` : (offer.refusal ?? "can");
    run.check([...path, at], `can ${text}`, offer?.refusal === null, "can", seen);
  }
}

/** Looks whether whoever must decide can not do something, and why where a reason is given. */
export function expectCannot(
  run: ScenarioRun,
  actions: readonly string[] | Readonly<Record<string, string>>,
  path: Path,
): void {
  const offers = offersOf(run);
  const listed: readonly (readonly [string, string | null, string | number])[] = isList(actions)
    ? actions.map((text, at) => [text, null, at] as const)
    : Object.entries(actions).map(([text, reason]) => [text, reason, text] as const);
  for (const [text, reason, key] of listed) {
    const offer = offerOf(offers, text);
    const seen = offer === null ? "is not offered" : (offer.refusal ?? "can");
    const held = reason === null ? offer?.refusal !== null : offer?.refusal?.includes(reason) === true;
    run.check([...path, key], `cannot ${text}`, held, reason ?? "cannot", seen);
  }
}

const isList = (actions: readonly string[] | Readonly<Record<string, string>>): actions is readonly string[] =>
  Array.isArray(actions);

/** Looks at what an action is said to do before it is done. */
export function expectPreview(run: ScenarioRun, previews: Readonly<Record<string, PreviewFacts>>, path: Path): void {
  const offers = offersOf(run);
  for (const [text, facts] of Object.entries(previews)) {
    const here = [...path, text];
    const offer = offerOf(offers, text);
    const { decision } = run;
    if (offer?.refusal !== null || decision.kind === "over") {
      run.check(here, `preview of ${text}`, false, "can", offer?.refusal ?? `can: ${labelsOf(offers)}`);
      continue;
    }
    const seen = preview(run.match.ruleset, run.state, decision.seat, offer.action);
    const now = run.match.ruleset.view(run.state, decision.seat);
    for (const [key, numbers] of Object.entries(facts)) {
      if (previewKeys.includes(key) || typeof numbers !== "object") continue;
      const seat = run.names.seat(key, [...here, key]);
      for (const [counter, value] of Object.entries(numbers)) {
        const at = [...here, key, counter];
        const present = now.counters[seat]?.[counter];
        if (present === undefined) {
          const known = Object.keys(now.counters[seat] ?? {});
          throw unknown("scenario/unknown-counter", `There is no counter "${counter}".`, at, counter, known);
        }
        const to = seen.counters.find((each) => each.seat === seat && each.counter === counter)?.to ?? present;
        run.compare(at, `preview of ${text}: ${key} ${counter}`, String(value), String(to));
      }
    }
    for (const [name, zone] of Object.entries(facts.cards ?? {})) {
      const moved = seen.cards.find(({ card }) => run.nameOf(card).toLowerCase() === name.toLowerCase());
      run.compare([...here, "cards", name], `preview of ${text}: ${name}`, zone, moved?.to ?? "stays");
    }
    if (facts.outcome !== undefined) {
      run.compare([...here, "outcome"], `preview of ${text}: outcome`, facts.outcome, seen.outcome ?? "none");
    }
  }
}
