import { z } from "zod";
import { failed, ok } from "../../../../shared/base/index.js";
import type { PositionFormat } from "../../../../shared/games/index.js";
import { presentState } from "../../../../shared/match/index.js";
import { harbourRuleset } from "./rules.js";

const fileSchema = z.strictObject({ crates: z.array(z.number()), quays: z.array(z.array(z.string())) });
const idSchema = z.object({ id: z.string() });
const idOf = (definition: unknown): string => idSchema.safeParse(definition).data?.id ?? "";

/** Charts of a harbour as another program would draw them: the crates, and the ships at the quays by their codes. */
export const chart: PositionFormat = {
  name: "harbour-chart",
  about: "which ships lie where",
  extension: "json",
  recognises: (text) => /^\s*\{\s*"crates"/u.test(text),
  read(text, { definitions }) {
    const { crates, quays } = fileSchema.parse(JSON.parse(text));
    const ids = definitions.map(idOf);
    const unknown = quays.flat().find((id) => !ids.includes(id));
    if (unknown !== undefined) return failed({ code: "harbour/no-ship", message: `There is no ship ${unknown}.` });
    const position = { crates, quays: quays.map((quay) => quay.map((id) => ids.indexOf(id))) };
    const decks = [0, 1].map(() => ({ name: "", cards: [] }));
    const setup = { definitions, decks, options: { position }, seed: 1, chance: ["North"] };
    return ok({ ruleset: harbourRuleset.id, setup, choices: [], driver: "again", remarks: [] });
  },
  write(match) {
    const { cards, zones, counters } = presentState(match);
    const quays = (zones["quay"] ?? []).map((quay) =>
      quay.map((id) => idOf(match.setup.definitions[cards[id]?.definition ?? -1])),
    );
    const crates = counters.map((each) => Number(Reflect.get(each, "crates")));
    return ok({ text: JSON.stringify({ crates, quays }), remarks: [] });
  },
};
