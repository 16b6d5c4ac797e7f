import type { SetUp, Vocabulary } from "../../../../shared/match/index.js";
import type { HarbourTypes } from "./types.js";

export const vocabulary: Vocabulary = {
  purposes: { work: "a player's turn", raid: "whose crates are lost" },
  actions: ["End turn", "Dock {card}", "Hide {card}", "Hoist {card}", "Sail with {card}"],
  answers: ["Raid North", "Raid South"],
  marks: ["ship", "pilot"],
};

/** What scenarios set. */
export const setUp: SetUp<HarbourTypes> = {
  fields: { rust: { kind: "integer", min: 0, max: 9 } },
  apply(m, card, _field, value) {
    if (m.card(card).zone !== "quay") return "Only ships at a quay rust.";
    m.edit(card).rust = Number(value);
    return null;
  },
  attach(m, card, to, as) {
    Object.assign(m.edit(card), { on: m.card(to).object, as });
    return null;
  },
  position(m, { turn, active, phase }) {
    if (phase === "night") return "At night nobody acts.";
    m.draft.turn = turn ?? m.state.turn;
    m.draft.active = active ?? m.state.active;
    const frame = m.draft.frames.at(-1);
    if (frame?.prompt) frame.prompt = { ...frame.prompt, seat: m.state.active };
    return null;
  },
  describe: (reader, card) => (reader.card(card).rust === 0 ? {} : { rust: reader.card(card).rust }),
  unsaid: ({ state }) => (state.table.docked ? ["A ship has docked this turn."] : []),
};
