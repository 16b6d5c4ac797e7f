import { fieldInWords, NOBODY, noField, type JsonValue, type SetUpField } from "../../match/index.js";
import type { Path } from "../../toml/index.js";
import { cardNamed, edit, nthAmong } from "../change.js";
import { Refusal, unknown } from "../refusal.js";
import type { ScenarioRun } from "../scenario-run.js";
import { entryKeys, type EntryText, type SettingText } from "../schema.js";
import { listed, type Entry } from "./entry.js";
import { slotNamed, slotTitle } from "./slot.js";

/** A card that a set-up has put somewhere, with what is still to be said of it. */
export interface Placed {
  readonly id: number;
  readonly zone: string;
  readonly side: number;
  readonly entry: Entry;
}

/** Sets what is said of the cards other than where they lie, once all of them are there. */
export function setFields(run: ScenarioRun, placed: readonly Placed[]): void {
  for (const { id, zone, side, entry } of placed) {
    const others = placed.filter((each) => each.id !== id && each.zone === zone && each.side === side);
    const near = others.map((each) => each.id);
    setFacts(run, id, entry.facts, near, entry.path);
  }
  // What names another card may ask for what is said of that one.
  for (const kind of ["own", "card"] as const) {
    for (const { id, entry } of placed) setGameFields(run, id, entry.fields, entry.path, kind);
  }
}

/** Sets what is said of cards that are on the table. */
export function setCards(run: ScenarioRun, settings: readonly SettingText[], path: Path): void {
  for (const [at, { card, player, slot, on, as, controller, known, ...fields }] of settings.entries()) {
    const here = [...path, at];
    const seat = player === undefined ? NOBODY : run.names.seat(player, [...here, "player"]);
    const id = cardNamed(run, card, [...here, "card"], undefined, seat);
    if (slot !== undefined) moveToSlot(run, id, slot, [...here, "slot"]);
    setFacts(run, id, { on, as, controller, known }, cardsBeside(run, id), here);
    setGameFields(run, id, fields, here, "own");
    setGameFields(run, id, fields, here, "card");
  }
}

/** Puts a card into a slot of its zone, by the change that the layout names; whether one that has it gives way is for the rules. */
function moveToSlot(run: ScenarioRun, id: number, word: string | number, path: Path): void {
  const card = run.state.cards[id];
  if (card === undefined) return;
  const slot = slotNamed(run, card.zone, word, path);
  const what = run.match.ruleset.layout.zones.find(({ zone }) => zone === card.zone)?.slotEdit;
  if (what === undefined) throw new Refusal("scenario/no-slot", `Cards of ${card.zone} keep their slots.`, path);
  edit(run, { kind: "game", what, seat: card.owner, card: id, value: slot }, path);
  if (slotOfCard(run, id) === slot) return;
  const title = slotTitle(run, card.zone, slot);
  throw new Refusal("scenario/taken-slot", `${run.nameOf(id)} cannot go to slot "${title}" in ${card.zone}.`, path);
}

function slotOfCard({ view }: ScenarioRun, id: number): number | undefined {
  const zone = view.zones.find(({ cards }) => cards.includes(id));
  return zone?.places[zone.cards.indexOf(id)]?.slot;
}

/** The other cards of a card's zone, in the order of a list of them. */
function cardsBeside(run: ScenarioRun, id: number): readonly number[] {
  const zone = run.view.zones.find(({ cards }) => cards.includes(id));
  const others = (zone?.cards ?? []).filter((each) => each !== id);
  return zone === undefined ? others : listed(run.match.ruleset, zone.zone, others);
}

type Facts = Pick<EntryText, "on" | "as" | "controller" | "known">;

/** Sets what can be said of every card; `near` are the cards that it may lie at. */
function setFacts(run: ScenarioRun, id: number, facts: Facts, near: readonly number[], path: Path): void {
  const { on, as, controller, known } = facts;
  const set = (field: string, value: JsonValue): void =>
    edit(run, { kind: "set", card: id, field, value }, [...path, field]);
  if (controller !== undefined) {
    const seat = run.names.seat(controller, [...path, "controller"]);
    if (run.state.cards[id]?.controller !== seat) set("controller", seat);
  }
  if (known !== undefined) {
    set(
      "known",
      known.map((word, at) => run.names.seat(word, [...path, "known", at])),
    );
  }
  if (on === undefined && as === undefined) return;
  if (on === undefined) {
    throw new Refusal("scenario/no-card-below", "Say by `on` which card it lies at.", [...path, "as"]);
  }
  const below = nthAmong(run, on, near);
  if (below === null) {
    const message = `There is no card "${on}" beside it.`;
    const names = [...new Set(near.map((each) => run.nameOf(each)))];
    throw unknown("scenario/no-such-card", message, [...path, "on"], on, names);
  }
  set("on", { card: below, as: as ?? "attached" });
}

/** Sets the fields of a card that name another card, or all others. */
function setGameFields(run: ScenarioRun, id: number, fields: Entry["fields"], path: Path, which: "own" | "card"): void {
  const { title, setUp } = run.match.ruleset;
  for (const [field, value] of Object.entries(fields)) {
    const here = [...path, field];
    const known = Object.keys(setUp.fields);
    const kind = Object.hasOwn(setUp.fields, field) ? setUp.fields[field] : undefined;
    if (kind === undefined) {
      throw unknown("scenario/unknown-field", noField(title, field, known), here, field, [...known, ...entryKeys]);
    }
    if ((kind.kind === "card") !== (which === "card")) continue;
    edit(run, { kind: "set", card: id, field, value: valueOf(run, field, kind, value, here) }, here);
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
