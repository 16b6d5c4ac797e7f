import { preview, type Offer, type Preview, type Seat } from "../../match/index.js";
import type { Path } from "../../toml/index.js";
import { notAsked } from "../choose.js";
import { checkIsAction } from "../labels.js";
import { offerIn } from "../offer.js";
import { unknown } from "../refusal.js";
import type { ScenarioRun } from "../scenario-run.js";
import { expectLog } from "./log.js";
import { previewKeys, type PreviewFacts, type Refusals } from "./schema.js";

const offersOf = (run: ScenarioRun): readonly Offer[] =>
  run.decision.kind === "over" ? [] : run.match.ruleset.offers(run.state);

function offerOf(offers: readonly Offer[], text: string): Offer | null {
  const found = offerIn(offers, text);
  return found.ok ? found.value : null;
}

const labelsOf = (offers: readonly Offer[]): string =>
  [...new Set(offers.filter(({ refusal }) => refusal === null).map(({ label }) => label))].join(", ");

/** Whose actions are looked at: a seat's, or of whoever must decide. */
export type Actor = Seat | null;

/** Why a seat can do nothing at all now; `null` where it is asked, or no seat is meant. */
function idleReason(run: ScenarioRun, actor: Actor): string | null {
  if (actor === null) return null;
  const before = run.actor;
  run.actor = actor;
  const reason = notAsked(run);
  run.actor = before;
  return reason;
}

/** Looks whether somebody can do something. */
export function expectCan(run: ScenarioRun, actions: readonly string[], path: Path, actor: Actor = null): void {
  const idle = idleReason(run, actor);
  const offers = idle === null ? offersOf(run) : [];
  for (const [at, text] of actions.entries()) {
    const offer = offerOf(offers, text);
    const seen = idle ?? (offer === null ? `can: ${labelsOf(offers)}` : (offer.refusal ?? "can"));
    run.check([...path, at], `can ${text}`, offer?.refusal === null, "can", seen);
  }
}

/** Looks whether somebody can not do something, and why where a reason is given. */
export function expectCannot(run: ScenarioRun, actions: Refusals, path: Path, actor: Actor = null): void {
  const idle = idleReason(run, actor);
  const offers = idle === null ? offersOf(run) : [];
  const listed: readonly (readonly [string, string | null, string | number])[] = isList(actions)
    ? actions.map((text, at) => [text, null, at] as const)
    : Object.entries(actions).map(([text, reason]) => [text, reason, text] as const);
  for (const [text, reason, key] of listed) {
    const offer = offerOf(offers, text);
    if (offer === null) checkIsAction(run, text, [...path, key]);
    const refusal = idle ?? (offer === null ? "is not offered" : offer.refusal);
    const held = reason === null ? refusal !== null : refusal?.includes(reason) === true;
    run.check([...path, key], `cannot ${text}`, held, reason ?? "cannot", refusal ?? "can");
  }
}

const isList = (actions: Refusals): actions is string[] => Array.isArray(actions);

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
    expectCounters(run, decision.seat, seen, text, facts, here);
    for (const [name, zone] of Object.entries(facts.cards ?? {})) {
      const at = [...here, "cards", name];
      const written = run.existing(name, at);
      const moved = seen.cards.find(({ card }) => run.nameOf(card) === written);
      run.compare(at, `preview of ${text}: ${name}`, zone, moved?.to ?? "stays");
    }
    if (facts.outcome !== undefined) {
      run.compare([...here, "outcome"], `preview of ${text}: outcome`, facts.outcome, seen.outcome ?? "none");
    }
    expectLog(run, seen.notes, facts, `preview of ${text}: log`, here);
  }
}

function expectCounters(
  run: ScenarioRun,
  asked: Seat,
  seen: Preview,
  text: string,
  facts: PreviewFacts,
  path: Path,
): void {
  const now = run.match.ruleset.view(run.state, asked);
  for (const [key, numbers] of Object.entries(facts)) {
    if (previewKeys.includes(key) || typeof numbers !== "object" || Array.isArray(numbers)) continue;
    const seat = run.names.seat(key, [...path, key]);
    for (const [counter, value] of Object.entries(numbers)) {
      const at = [...path, key, counter];
      const present = now.counters[seat]?.[counter];
      if (present === undefined) {
        const known = Object.keys(now.counters[seat] ?? {});
        throw unknown("scenario/unknown-counter", `There is no counter "${counter}".`, at, counter, known);
      }
      const to = seen.counters.find((each) => each.seat === seat && each.counter === counter)?.to ?? present;
      run.compareNumber(at, `preview of ${text}: ${key} ${counter}`, value, to);
    }
  }
}
