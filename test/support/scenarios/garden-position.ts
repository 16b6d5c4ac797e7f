import { z } from "zod";
import { failed, ok } from "../../../shared/base/index.js";
import type { Game, PositionFormat } from "../../../shared/games/index.js";
import { presentState } from "../../../shared/match/index.js";
import { garden, gardenGame, gardenPlan } from "./garden.js";

const fileSchema = z.strictObject({
  sun: z.array(z.number()),
  /** By player, the ids of the plants. */
  beds: z.array(z.array(z.string())),
  /** How many times the first coin is flipped then. */
  flips: z.number().optional(),
  note: z.string().optional(),
});

const idOf = (definition: unknown): string => gardenGame.idOf?.(definition) ?? "";

/** Positions of the garden as another program would write them: the plants in the beds, by their ids. */
export const gardenFormat: PositionFormat = {
  name: "garden-plan",
  about: "who has planted what",
  extension: "json",
  recognises: (text) => /^\s*\{\s*"sun"/u.test(text),
  read(text, { definitions }) {
    const { sun, beds, flips = 0, note } = fileSchema.parse(JSON.parse(text));
    const ids = definitions.map(idOf);
    const unknown = beds.flat().find((id) => !ids.includes(id));
    if (unknown !== undefined) return failed({ code: "garden/no-plant", message: `There is no plant ${unknown}.` });
    const position = gardenPlan.parse({ sun, beds: beds.map((each) => each.map((id) => ids.indexOf(id))) });
    const flip = { kind: "action", by: "person", action: { verb: "flip", card: -1, target: -1, value: -1 } } as const;
    return ok({
      ruleset: garden.id,
      setup: { definitions, decks: [], options: { position }, seed: 1, chance: ["Alice"] },
      choices: Array.from({ length: flips }, () => flip),
      driver: "again",
      remarks: note === undefined ? [] : [{ line: 1, message: `The note is left out: ${note}` }],
    });
  },
  write(match) {
    const { cards, zones, counters } = presentState(match);
    const bed = (zones["bed"] ?? []).map((each) =>
      each.map((id) => idOf(match.setup.definitions[cards[id]?.definition ?? -1])),
    );
    return ok({
      text: JSON.stringify({ sun: counters.map((each) => Number(Reflect.get(each, "sun"))), beds: bed }),
      remarks: [],
    });
  },
};

/** The garden as a game of the app, with positions. */
export const gardenOfApp: Game = {
  id: "garden",
  title: "Garden",
  sheets: [],
  play: {
    rulesets: [garden],
    options: [],
    positions: [gardenFormat],
    material: () => gardenMaterial,
    nameOf: (definition) => gardenGame.nameOf(definition),
    idOf,
    supportOf: () => ({ kind: "full" }),
    isCard: () => true,
    withHand: (options) => options,
  },
};

export const gardenMaterial = {
  definitions: gardenGame.definitions,
  origins: [],
  decks: [],
  everything: null,
  options: {},
  remarks: [],
};
