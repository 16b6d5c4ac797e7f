import { failed, neverHappens, ok, type Result } from "../../base/index.js";
import {
  NOBODY,
  NONE,
  sameAction,
  type Action,
  type Choice,
  type Edit,
  type Match,
  type MatchState,
  type Ruleset,
} from "../../match/index.js";
import { keyOf, nthOf, sharedKey } from "../names.js";
import { offerIn } from "../offer.js";
import { keyLine } from "./lines.js";

/** Steps of a scenario that makes the same choices and changes as a match did: each is the lines under `[[steps]]`. */
export function stepsOf({ ruleset, moments, at }: Match): Result<readonly (readonly string[])[]> {
  const steps: (readonly string[])[] = [];
  let words: string[] = [];
  let by = NOBODY;
  const close = (): void => {
    if (words.length > 0) steps.push([keyLine(["by"], keyOf(ruleset.seats[by] ?? "")), keyLine(["do"], words)]);
    words = [];
  };
  for (let index = 1; index <= at; index += 1) {
    const before = moments[index - 1];
    const moment = moments[index];
    // What needed no asking is answered again by itself.
    if (before === undefined || moment === undefined) continue;
    const { choice } = moment;
    if (choice === null || choice.by === "driver") continue;
    const said = wordsOf(ruleset, before.state, choice);
    if (!said.ok) return said;
    if (said.value.kind === "step") {
      close();
      steps.push(said.value.lines);
      continue;
    }
    if (moment.seat !== by) close();
    by = moment.seat;
    words.push(said.value.words);
  }
  close();
  return ok(steps);
}

type Said =
  { readonly kind: "words"; readonly words: string } | { readonly kind: "step"; readonly lines: readonly string[] };

function wordsOf(ruleset: Ruleset, state: MatchState, choice: Choice): Result<Said> {
  if (choice.kind === "edit") return editSaid(ruleset, state, choice.edit);
  const words = actionSaid(ruleset, state, choice.action);
  return words.ok ? ok({ kind: "words", words: words.value }) : words;
}

const unsayable = (what: string): Result<never> =>
  failed({ code: "scenario/unsayable", message: `${what} cannot be said in a scenario.` });

/** The words by which a scenario finds an action: its label, and which of several with that label. */
function actionSaid(ruleset: Ruleset, state: MatchState, action: Action): Result<string> {
  const offers = ruleset.offers(state);
  const { label } = offers.find((offer) => sameAction(offer.action, action)) ?? ruleset.words(state, action);
  for (let nth = 1; nth <= offers.length; nth += 1) {
    const words = nth === 1 && nthOf(label).nth === null ? label : `${label} #${nth}`;
    const found = offerIn(offers, words);
    if (!found.ok) break;
    if (sameAction(found.value.action, action)) return ok(words);
  }
  return unsayable(`“${label}”`);
}

function editSaid(ruleset: Ruleset, state: MatchState, edit: Edit): Result<Said> {
  const seatKey = (seat: number): string => keyOf(ruleset.seats[seat] ?? "");
  const step = (...lines: readonly string[]): Result<Said> => ok({ kind: "step", lines });
  switch (edit.kind) {
    case "count":
      return step(keyLine(["change", seatKey(edit.seat)], { [edit.counter]: edit.value }));
    case "create": {
      const { zone, side, owner } = edit;
      if (ruleset.zones[zone]?.shared === true || side !== owner) return unsayable("A card made there");
      const name = nameMade(ruleset, state, edit);
      return name === null
        ? unsayable("A card that was made")
        : step(keyLine(["change", seatKey(side)], { [zone]: [name] }));
    }
    case "move": {
      const from = state.cards[edit.card];
      if (from === undefined) return unsayable("A card that was moved");
      const shared = (zone: string): boolean => ruleset.zones[zone]?.shared === true;
      const side = (zone: string, seat: number): string => (shared(zone) ? sharedKey : seatKey(seat));
      const card = cardSaid(ruleset, state, edit.card, (each) => each.zone === from.zone && each.side === from.side);
      const player = side(from.zone, from.side);
      const move = { card, player, from: from.zone, to: edit.zone, side: side(edit.zone, edit.side) };
      return step(keyLine(["move"], [move]));
    }
    case "game": {
      const { what, seat, card, value } = edit;
      const said = card === NONE ? {} : { card: cardSaid(ruleset, state, card, () => true) };
      return step(
        keyLine(["by-hand"], [{ what, player: seatKey(seat), ...said, ...(value === NONE ? {} : { value }) }]),
      );
    }
    case "set":
    case "position":
    case "chance":
      return unsayable("A position that was set up");
    case "redefine":
      return unsayable("A match whose cards were edited");
    default:
      return neverHappens(edit);
  }
}

function nameMade(ruleset: Ruleset, state: MatchState, edit: Edit): string | null {
  const made = ruleset.edit(state, edit);
  if (!made.ok) return null;
  return ruleset.view(made.value.state, "all").cards.find(({ id }) => id === state.cards.length)?.face.name ?? null;
}

/** A card by its name, and which of its name among those that are meant, in the order in which a scenario counts them. */
function cardSaid(
  ruleset: Ruleset,
  state: MatchState,
  id: number,
  isMeant: (card: { readonly zone: string; readonly side: number }) => boolean,
): string {
  const view = ruleset.view(state, "all");
  const order = view.zones.flatMap(({ cards }) => cards);
  const cards = [...view.cards].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const name = cards.find((card) => card.id === id)?.face.name ?? "";
  const same = cards.filter((card) => card.face.name.toLowerCase() === name.toLowerCase() && isMeant(card));
  const nth = same.findIndex((card) => card.id === id) + 1;
  return nth === 1 && nthOf(name).nth === null ? name : `${name} #${nth}`;
}
