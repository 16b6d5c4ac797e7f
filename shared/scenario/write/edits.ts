import { neverHappens, ok, type Result } from "../../base/index.js";
import { attachments, NOBODY, NONE, type Edit, type JsonValue, type ViewCard } from "../../match/index.js";
import { sharedKey } from "../names.js";
import { listed } from "../set-up/entry.js";
import { keyLine, unsayable } from "./lines.js";
import type { Words } from "./words.js";

/** The line of a step that makes a change by hand. */
export function editSaid(words: Words, edit: Edit): Result<string> {
  const { ruleset, state } = words;
  const isShared = (zone: string): boolean => ruleset.zones[zone]?.shared === true;
  const sideKey = (zone: string, seat: number): string => (isShared(zone) ? sharedKey : words.seat(seat));
  switch (edit.kind) {
    case "count":
      return ok(keyLine(["change", words.seat(edit.seat)], { [edit.counter]: edit.value }));
    case "create":
      return cardMade(words, edit);
    case "move": {
      const from = state.cards[edit.card];
      if (from === undefined) return unsayable("A card that was moved");
      const isThere = ({ zone, side }: ViewCard): boolean => zone === from.zone && side === from.side;
      const card = words.onTable(edit.card, isThere);
      const player = sideKey(from.zone, from.side);
      return ok(
        keyLine(["move"], [{ card, player, from: from.zone, to: edit.zone, side: sideKey(edit.zone, edit.side) }]),
      );
    }
    case "game": {
      const { what, seat, card, value } = edit;
      const said = card === NONE ? {} : { card: words.onTable(card, () => true, seat) };
      return ok(
        keyLine(["by-hand"], [{ what, player: words.seat(seat), ...said, ...(value === NONE ? {} : { value }) }]),
      );
    }
    case "set": {
      const { side } = state.cards[edit.card] ?? { side: NOBODY };
      const player = side === NOBODY ? {} : { player: words.seat(side) };
      const card = words.onTable(edit.card, () => true, side === NOBODY ? null : side);
      const said = fieldSaid(words, edit.card, edit.field, edit.value);
      return said === null
        ? unsayable(`The field ${edit.field}`)
        : ok(keyLine(["set"], [{ card, ...player, ...said }]));
    }
    case "position": {
      const { turn, active, phase } = edit;
      return ok(
        keyLine(["position"], {
          ...(turn === undefined ? {} : { turn }),
          ...(active === undefined ? {} : { active: words.seat(active) }),
          ...(phase === undefined ? {} : { phase }),
        }),
      );
    }
    case "chance":
      return ok(keyLine(["chance"], edit.values));
    case "redefine":
      return unsayable("A match whose cards were edited");
    default:
      return neverHappens(edit);
  }
}

/** A card that came into a zone: by its name, or as a table where there is more to say. */
function cardMade(words: Words, edit: Extract<Edit, { kind: "create" }>): Result<string> {
  const { ruleset, state } = words;
  const { definition, zone, side, owner, slot, covered } = edit;
  const isShared = ruleset.zones[zone]?.shared === true;
  if (!isShared && side !== owner) return unsayable("A card made there");
  const made = ruleset.edit(state, edit);
  const face = made.ok
    ? ruleset.view(made.value.state, "all").cards.find(({ id }) => id === state.cards.length)?.face
    : undefined;
  if (face === undefined) return unsayable("A card that was made");
  const name = words.definition(definition, face.name);
  const title = slot === undefined ? undefined : ruleset.layout.zones.find((each) => each.zone === zone)?.slots?.[slot];
  const facts = {
    ...(title === undefined ? {} : { slot: title }),
    ...(covered === undefined ? {} : { covered }),
    ...(isShared && owner > 0 ? { controller: words.seat(owner) } : {}),
  };
  const entry = Object.keys(facts).length === 0 ? name : { card: name, ...facts };
  return ok(keyLine(["change", isShared ? sharedKey : words.seat(side)], { [zone]: [entry] }));
}

/** What a file says of a card so that a field holds a value; `null` where nothing does. */
function fieldSaid(
  words: Words,
  card: number,
  field: string,
  value: JsonValue,
): Readonly<Record<string, JsonValue>> | null {
  if (field === "controller" && typeof value === "number") return { controller: words.seat(value) };
  if (field === "known" && Array.isArray(value)) return { known: value.map((seat) => words.seat(Number(seat))) };
  if (field !== "on") return { [field]: words.field(field, value) };
  if (typeof value !== "object" || value === null || Array.isArray(value) || !("card" in value)) return null;
  const { zone, side } = words.state.cards[card] ?? { zone: "", side: NOBODY };
  const beside = words.view.zones.find((each) => each.zone === zone && each.side === side)?.cards ?? [];
  const near = listed(words.ruleset, zone, beside).filter((each) => each !== card);
  const as = attachments.find((each) => each === value.as) ?? "attached";
  return { on: words.among(Number(value.card), near), as };
}
