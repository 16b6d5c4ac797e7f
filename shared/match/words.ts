import { neverHappens } from "../base/index.js";
import type { Action } from "./action.js";
import type { Prompt } from "./prompt.js";
import type { Reader } from "./reader.js";
import type { ActionWords } from "./rules.js";
import { NONE } from "./seat.js";
import type { MatchTypes } from "./state.js";

const plain = (label: string): ActionWords => ({ label, cards: [] });

/** The answer to a prompt in words, for the seat that is asked. */
export function promptWords<T extends MatchTypes>(
  reader: Reader<T>,
  prompt: Exclude<Prompt, { kind: "act" }>,
  action: Action,
): ActionWords {
  const name = (id: number): string => {
    const card = reader.state.cards[id];
    return card === undefined ? "" : reader.kernel.rules.face(reader, card, prompt.seat).name;
  };
  switch (prompt.kind) {
    case "cards":
      if (action.verb === "submit") return plain(prompt.picked.length === 0 ? "Choose none" : "Done");
      if (prompt.blind) return plain(`Choose card ${action.value + 1}`);
      return {
        label: `${action.verb === "unpick" ? "Take back" : "Choose"} ${name(action.card)}`,
        cards: [action.card],
      };
    case "options":
      return plain(prompt.options[action.value]?.label ?? "");
    case "number":
      return plain(String(action.value));
    case "arrange": {
      if (action.verb === "submit") return plain("Done");
      const pile = prompt.piles[action.target];
      const place = pile?.ordered === true && action.value !== NONE ? ` at ${action.value + 1}` : "";
      return { label: `Put ${name(action.card)} on ${pile?.title ?? ""}${place}`, cards: [action.card] };
    }
    case "confirm":
      return plain(action.verb === "yes" ? prompt.yes : prompt.no);
    default:
      return neverHappens(prompt);
  }
}
