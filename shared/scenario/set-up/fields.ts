import { fieldInWords, noField, type Edit, type JsonValue, type SetUpField } from "../../match/index.js";
import type { Path } from "../../toml/index.js";
import { cardNamed, edit, nthAmong } from "../change.js";
import { Refusal, unknown } from "../refusal.js";
import type { ScenarioRun } from "../scenario-run.js";
import { entryKeys } from "../schema.js";
import type { Entry } from "./entry.js";

/** A card that a set-up has put somewhere, with what is still to be said of it. */
export interface Placed {
  readonly id: number;
  readonly zone: string;
  readonly side: number;
  readonly entry: Entry;
}

/** Sets what is said of the cards besides where they lie, when all are there. */
export function setFields(run: ScenarioRun, placed: readonly Placed[]): void {
  for (const card of placed) setKernelFields(run, card, placed);
  for (const card of placed) setGameFields(run, card);
}

function setKernelFields(run: ScenarioRun, { id, zone, side, entry }: Placed, placed: readonly Placed[]): void {
  const { facts, path } = entry;
  const set = (field: string, value: JsonValue): void =>
    edit(run, { kind: "set", card: id, field, value }, [...path, field]);
  if (facts.controller !== undefined) set("controller", run.names.seat(facts.controller, [...path, "controller"]));
  if (facts.known !== undefined) {
    set(
      "known",
      facts.known.map((word, at) => run.names.seat(word, [...path, "known", at])),
    );
  }
  if (facts.on === undefined) {
    if (facts.as === undefined) return;
    throw new Refusal("scenario/no-card-below", "Say by `on` which card it lies at.", [...path, "as"]);
  }
  const others = placed.filter((each) => each.id !== id && each.zone === zone && each.side === side);
  const below = nthAmong(
    run,
    facts.on,
    others.map((each) => each.id),
  );
  if (below === null) {
    const known = [...new Set(others.map((each) => run.nameOf(each.id)))];
    const message = `There is no card "${facts.on}" in ${zone} of this set-up.`;
    throw unknown("scenario/no-such-card", message, [...path, "on"], facts.on, known);
  }
  set("on", { card: below, as: facts.as ?? "attached" });
}

function setGameFields(run: ScenarioRun, { id, entry: { fields, path } }: Placed): void {
  const { title, setUp } = run.match.ruleset;
  for (const [field, value] of Object.entries(fields)) {
    const here = [...path, field];
    const known = Object.keys(setUp.fields);
    const kind = Object.hasOwn(setUp.fields, field) ? setUp.fields[field] : undefined;
    if (kind === undefined) {
      throw unknown("scenario/unknown-field", noField(title, field, known), here, field, [...known, ...entryKeys]);
    }
    const change: Edit = { kind: "set", card: id, field, value: valueOf(run, field, kind, value, here) };
    edit(run, change, here);
  }
}

/** A value of a file as the rules take it: players and cards by number. */
function valueOf(
  run: ScenarioRun,
  field: string,
  kind: SetUpField,
  value: string | number | boolean,
  path: Path,
): JsonValue {
  if (kind.kind !== "seat" && kind.kind !== "card") return value;
  if (typeof value !== "string") {
    throw new Refusal("scenario/field-value", `${field} must be ${fieldInWords(kind)}.`, path);
  }
  return kind.kind === "seat" ? run.names.seat(value, path) : cardNamed(run, value, path);
}
