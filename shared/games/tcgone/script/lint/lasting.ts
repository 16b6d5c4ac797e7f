import type { Problems } from "../check/problems.js";
import type { BundleItem, Closure, DelayedExpression, Item, Listener } from "../syntax/nodes.js";
import { mentions, operationsIn } from "../syntax/operations.js";
import { nodesIn, type NodeOf, type SyntaxNode } from "../syntax/visit.js";

/** Lasting effects that never end, answer themselves, or count turns and damage in a way that is easy to get wrong. */
export function lintLasting(item: Item, problems: Problems): void {
  const handles = endedHandles(item);
  const isAbility = item.kind === "block" && item.word !== "move";
  const printed = printedText(item);
  for (const node of nodesIn(item)) {
    if (node.kind === "delayed") {
      if (!isAbility && !handles.has(nameOf(item, node) ?? "") && !ends(node.items)) {
        problems.warning(
          "never-ends",
          headOf(node, "delayed"),
          "Nothing ends this effect; add unregisterAfter 2 or unregister().",
        );
      }
      lintTurns(node.items, problems);
      lintCaptured(item, node, problems);
    } else if (node.kind === "listener") lintListener(node, printed, problems);
    else if (node.kind === "modifier") lintBlocker(node, problems);
  }
}

const headOf = ({ from }: SyntaxNode, word: string) => ({ from, to: from + word.length });

const ends = (items: readonly BundleItem[]): boolean =>
  items.some(({ kind }) => kind === "expiry") ||
  operationsIn(...items).some(({ call, operation }) => operation.name === "unregister" && call.kind === "call");

/** Names of variables that something is ended by: `eff.unregister()`. */
function endedHandles(item: Item): ReadonlySet<string> {
  const ended = operationsIn(item).flatMap(({ call, operation }) =>
    operation.name === "unregister" && call.kind === "member" && call.of.kind === "name" ? [call.of.name] : [],
  );
  return new Set(ended);
}

/** The variable that a bundle is kept in. */
function nameOf(item: Item, bundle: DelayedExpression): string | undefined {
  for (const node of nodesIn(item)) {
    if (node.kind === "definition" && node.value === bundle) return node.name.word;
    if (node.kind === "assignment" && node.value === bundle) return node.place[0]?.word;
  }
  return undefined;
}

function lintTurns(items: readonly BundleItem[], problems: Problems): void {
  for (const item of items) {
    if (item.kind !== "expiry" || item.turns.kind !== "integer" || item.turns.value !== 3) continue;
    if (mentions(items, "turnCount") || mentions(items, "currentTurn")) continue;
    problems.hint("turns", item.turns, "This also counts in the turn that begins it; test turnCount for the next one.");
  }
}

/** A variable from outside is a copy in the effect, so that a change of it is not seen outside. */
function lintCaptured(item: Item, bundle: DelayedExpression, problems: Problems): void {
  const own = definedIn(bundle);
  const outside = definedIn(item);
  for (const node of nodesIn(bundle)) {
    if (node.kind !== "assignment") continue;
    const [first, second] = node.place;
    if (first === undefined || second !== undefined || own.has(first.word) || !outside.has(first.word)) continue;
    problems.warning("captured", first, `This changes only the effect's own copy of ${first.word}.`);
  }
}

const definedIn = (part: SyntaxNode): ReadonlySet<string> =>
  new Set(nodesIn(part).flatMap((node) => (node.kind === "definition" ? [node.name.word] : [])));

function lintListener({ filters, body, phase }: Listener, printed: string, problems: Problems): void {
  const [first] = filters;
  if (first?.value.kind !== "constant") return;
  const event = first.value.name;
  const own = operationsIn(body).find(({ operation }) => operation.raises.includes(event));
  const isGuarded =
    ["source", "sourceCard", "parent", "usedThisTurn", "stored", "unregister"].some((name) => mentions([body], name)) ||
    nodesIn(body).some(({ kind }) => kind === "assignment") ||
    operationsIn(body).some(({ operation }) => operation.name === "unregister");
  if (own !== undefined && !isGuarded) {
    const message = `${own.call.name.word} raises ${event}, which this listener hears again.`;
    problems.warning("raises-own-event", own.call.name, message);
  }
  const change = damageChange(body);
  if (change === undefined) return;
  if (phase === "before" && event === "APPLY_ATTACK_DAMAGES") {
    if (change.operator === "-=" && !mentions([body], "notNoEffect")) {
      problems.hint("no-flag-test", change, "Damage that effects do not change is lowered too; test it.notNoEffect.");
    }
    if (/before (?:applying )?weakness/iu.test(printed)) {
      problems.warning("wr-order", first, "The text says before weakness; before APPLY_ATTACK_DAMAGES is after it.");
    }
  }
  if (event === "PROCESS_ATTACK_EFFECTS" && /after (?:applying )?weakness/iu.test(printed)) {
    problems.warning("wr-order", first, "The text says after weakness; PROCESS_ATTACK_EFFECTS is before it.");
  }
}

/** The first change of the damage of an entry. */
function damageChange(body: Closure): NodeOf<"assignment"> | undefined {
  for (const node of nodesIn(body)) {
    if (node.kind !== "assignment") continue;
    const [, field] = node.place;
    if (field?.word === "dmg" || field?.word === "amount") return node;
  }
  return undefined;
}

function lintBlocker({ filters, body }: NodeOf<"modifier">, problems: Problems): void {
  const [first, target] = filters;
  if (first?.value.kind !== "constant" || !first.value.name.endsWith("ABILITY_BLOCKED")) return;
  if (target !== undefined && target.label === undefined) return;
  if (mentions([body], "target") || mentions([body], "thisAbility") || mentions([body], "name")) return;
  problems.warning(
    "self-blocks",
    first,
    "This blocks its own ability as well; leave it out by h.ability.name or h.target.",
  );
}

/** What the clause `text` of a block prints. */
function printedText(item: Item): string {
  if (item.kind !== "block") return "";
  return item.clauses
    .flatMap((clause) => (clause.kind === "printed-text" ? clause.texts : []))
    .flatMap(({ pieces }) => pieces.filter((piece) => typeof piece === "string"))
    .join(" ");
}
