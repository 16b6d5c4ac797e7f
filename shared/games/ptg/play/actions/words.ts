import type { Action, ActionWords } from "../../../../match/index.js";
import type { PtgReader } from "../types.js";
import { definitionOf } from "../values/stats.js";
import { namesakesBefore } from "./legal.js";

/** What a button says. */
export function actionWords(reader: PtgReader, action: Action): ActionWords {
  const { verb, card, value } = action;
  if (verb === "next") return { label: "Next phase", cards: [] };
  if (verb === "done") return { label: "Done blocking", cards: [] };
  const found = reader.state.cards[card];
  if (found === undefined) return { label: verb, cards: [] };
  const { name, abilities } = definitionOf(reader, found);
  switch (verb) {
    case "activate": {
      const ability = abilities[value]?.name ?? "";
      const label = ability === "" ? `Activate ${name}` : `Activate ${ability} of ${name}`;
      return { label, cards: [card] };
    }
    case "attack":
      return { label: `Attack with ${name}`, cards: [card] };
    case "block":
      return blockWords(reader, action, name);
    default:
      return { label: `Play ${name}`, cards: [card] };
  }
}

/** The second of several attackers with the same name is called `#2`. */
function blockWords(reader: PtgReader, { card, value }: Action, name: string): ActionWords {
  const attacker = reader.state.table.combats[value]?.attacker.card;
  if (attacker === undefined) return { label: `Block with ${name}`, cards: [card] };
  const before = namesakesBefore(reader, value);
  const whom = definitionOf(reader, reader.card(attacker)).name + (before === 0 ? "" : ` #${before + 1}`);
  return { label: `Block ${whom} with ${name}`, cards: [card, attacker] };
}
