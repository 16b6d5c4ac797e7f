import { failed, must, ok, type Fault, type Result } from "../../../base/index.js";
import { equalValues, fromWire, type TomlValue } from "../../../toml/index.js";
import { eventAlias } from "../vocabulary.js";
import { printClause, printHead, type Clause, type Head, type Section } from "./clause.js";
import { clauseOf, entriesOf, headOf, itemsOf, sectionsOf } from "./from-value.js";

type Entries = ReadonlyMap<string, TomlValue>;
type Members = readonly (readonly [key: string, value: TomlValue | undefined])[];

const text = (value: string): TomlValue => ({ kind: "string", value });
const integer = (value: number): TomlValue => ({ kind: "integer", value: BigInt(value) });
const fault = (message: string): { ok: false; error: Fault } => failed({ code: "ptg/projection", message });

/** An alteration of the row, with its text. */
interface Standing {
  readonly value: TomlValue;
  readonly head: string;
  readonly clause: string;
}

/** The ability that sections say; what they do not say is kept from the one before (PTG-7). */
export function abilityOf(
  sections: readonly Section[],
  before: TomlValue | undefined,
  isSpell: boolean,
): Result<TomlValue> {
  const [first] = sections;
  if (!first) return fault("An ability does something.");
  const { kind } = first.head;
  if (isSpell && kind !== "cast") return fault('A spell is cast: begin with "cast:".');
  if (!isSpell && kind === "cast")
    return fault('Only a spell is cast: begin with "on enter:", another event, or "pay fire 1:".');
  const entries = entriesOf(before);
  const standing = standingOf(before, isSpell);
  const free = new Set(standing.keys());
  const alterations: TomlValue[] = [];
  const all = sections.flatMap(({ head, clauses }) => clauses.map((clause) => ({ head, clause })));
  const same = all.map((each) => sameAs(each, standing, free));
  for (const [at, { head, clause }] of all.entries()) {
    const kept = same[at];
    const made = kept ? ok(kept.value) : alterationOf(head, clause, standing, free.has(at) ? at : undefined);
    if (!made.ok) return made;
    alterations.push(made.value);
  }
  const members: Members = [
    ...(isSpell && entries.has("ability_type")
      ? []
      : headMembers(
          first.head,
          entries,
          all.some(({ clause }) => clause.kind === "effect"),
        )),
    ["alterations", { kind: "array", items: alterations }],
  ];
  return ok(withMembers(entries, members));
}

function standingOf(before: TomlValue | undefined, isSpell: boolean): readonly Standing[] {
  if (!before) return [];
  const values = itemsOf(entriesOf(before).get("alterations"));
  return sectionsOf(before, isSpell).map(({ head, clauses: [clause] }, at) => ({
    value: values[at] ?? text(""),
    head: printHead(head),
    clause: (clause && printClause(clause)) ?? "",
  }));
}

/** An alteration of the row whose text this is, which thereby stays as it is. */
function sameAs(
  { head, clause }: { readonly head: Head; readonly clause: Clause },
  standing: readonly Standing[],
  free: Set<number>,
): Standing | undefined {
  const [headText, clauseText] = [printHead(head), printClause(clause)];
  const at = standing.findIndex(
    (each, place) => free.has(place) && each.clause === clauseText && each.head === headText,
  );
  free.delete(at);
  return standing[at];
}

function alterationOf(
  head: Head,
  clause: Clause,
  standing: readonly Standing[],
  place: number | undefined,
): Result<TomlValue> {
  if (clause.kind === "as-it-stands") {
    const kept = standing[clause.place];
    if (!kept) return fault(`There is no alteration ${clause.place + 1}.`);
    return ok(
      withMembers(
        entriesOf(kept.value),
        kept.head === printHead(head) ? [] : triggerMembers(head, entriesOf(kept.value)),
      ),
    );
  }
  const near = place === undefined ? undefined : standing[place];
  const old =
    near && effectIn(near.value) === clause.effect.effect ? entriesOf(near.value) : new Map<string, TomlValue>();
  const oldClause = near && clauseOf(near.value);
  const was = old.size > 0 && oldClause?.kind === "effect" ? oldClause : undefined;
  const params = paramsOf(clause, old, was);
  if (!params.ok) return params;
  const { effect, other, turns, until } = clause;
  const members: Members = [
    ["effect", text(effect.effect)],
    ["target", effect.target === null ? undefined : text(effect.target)],
    ...(near && old.size > 0 && near.head === printHead(head) ? [] : triggerMembers(head, old)),
    ["end_trigger", until === null ? undefined : eventValue(until, old.get("end_trigger"))],
    ["turn_duration", turns === null ? undefined : integer(turns)],
    ["params", params.value],
    ["other", was?.other === other ? old.get("other") : other ? { kind: "boolean", value: true } : undefined],
  ];
  return ok(withMembers(old, members));
}

const effectIn = (alteration: TomlValue): string | undefined => {
  const effect = entriesOf(alteration).get("effect");
  return effect?.kind === "string" ? effect.value : undefined;
};

/** The alias is kept where it means the same event. */
function eventValue(event: string, before: TomlValue | undefined): TomlValue {
  const isAlias = before?.kind === "string" && before.value === eventAlias.name && event === eventAlias.of;
  return isAlias ? before : text(event);
}

/** The keys that a head says; activated abilities and spells keep theirs. */
function triggerMembers(head: Head, old: Entries): Members {
  if (head.kind !== "on") return [];
  return [
    ["start_trigger", head.event === null ? undefined : eventValue(head.event, old.get("start_trigger"))],
    ["scope", head.scope === null ? undefined : text(head.scope)],
  ];
}

/** The keys of the ability that say when it happens. A text that leaves everything as it is leaves them, too. */
function headMembers(head: Head, entries: Entries, saysAnything: boolean): Members {
  const type = head.kind === "on" ? "triggered" : "activated";
  const stands = printHead(headOf(text(""), entries, false));
  const isOn = head.kind === "on" && stands.startsWith("on");
  if (!saysAnything && (isOn || stands === printHead(head))) return [];
  const types: Members = [["ability_type", text(type)]];
  const cost = entries.get("mana_requirement");
  if (head.kind === "pay")
    return stands === printHead(head) ? [] : [...types, ["mana_requirement", must(fromWire(head.cost))]];
  const isFree = cost === undefined || (cost.kind === "table" && cost.entries.size === 0);
  return head.kind === "cast" || isFree ? types : [...types, ["mana_requirement", emptyTable]];
}

const emptyTable: TomlValue = { kind: "table", entries: new Map() };

/** The parameters, each spelled as before where it says the same; absent ones stay absent while they are the default. */
function paramsOf(
  { effect, token }: Extract<Clause, { kind: "effect" }>,
  old: Entries,
  was: Extract<Clause, { kind: "effect" }> | undefined,
): Result<TomlValue | undefined> {
  const before = entriesOf(old.get("params"));
  if (token && was?.token?.kept !== token.kept) {
    return fault(`There is no token {${token.kept}} here; write its id, its name in quotes and its stats.`);
  }
  const wanted = plainParams({ effect, token });
  const known = was ? plainParams(was) : new Map<string, TomlValue>();
  const members = new Map<string, TomlValue>();
  for (const [key, value] of before) {
    const next = wanted.get(key);
    const [a, b] = [known.get(key), next];
    if ((a && b && equalValues(a, b)) || (key === "template" && token)) members.set(key, value);
    else if (next) members.set(key, key === "template" ? plainToken(next) : next);
  }
  for (const [key, value] of wanted) {
    const a = known.get(key);
    const isDefault = was !== undefined && a !== undefined && equalValues(a, value);
    if (!members.has(key) && !isDefault) members.set(key, key === "template" ? plainToken(value) : value);
  }
  if (members.size === 0) return ok(old.get("params"));
  return ok({ kind: "table", entries: members });
}

/** Parameters as values, without a token that is not the text's. */
function plainParams({ effect, token }: Pick<Extract<Clause, { kind: "effect" }>, "effect" | "token">): Entries {
  const isOf = (key: string, value: unknown): boolean => value !== undefined && (key !== "template" || !token);
  const members = Object.entries(effect.params).filter(([key, value]) => isOf(key, value));
  return new Map(members.map(([key, value]) => [key, must(fromWire(value))]));
}

/** A token without the defaults of a card. */
function plainToken(value: TomlValue): TomlValue {
  const entries = entriesOf(value);
  const kept = ["card_id", "name", "type", "attack", "defense"].flatMap((key) => {
    const member = entries.get(key);
    return member ? [[key, member] as const] : [];
  });
  return { kind: "table", entries: new Map(kept) };
}

const order = [
  ...["name", "description", "ability_type", "mana_requirement", "alterations"],
  ...["effect", "target", "start_trigger", "end_trigger", "turn_duration", "params", "scope", "other"],
];

/** The table with these members, an undefined one without; new keys go behind those that are written before them. */
function withMembers(before: Entries, members: Members): TomlValue {
  const entries = [...before];
  for (const [key, value] of members) {
    const at = entries.findIndex(([each]) => each === key);
    if (at !== -1) entries.splice(at, 1, ...(value ? [[key, value] as [string, TomlValue]] : []));
    else if (value) {
      const behind = entries.findLastIndex(
        ([each]) => order.indexOf(each) !== -1 && order.indexOf(each) < order.indexOf(key),
      );
      entries.splice(behind + 1, 0, [key, value]);
    }
  }
  return { kind: "table", entries: new Map(entries) };
}
