import { failed, ok } from "../../../base/index.js";
import { randomFrom } from "../../../match/index.js";
import type { SimulationTool, ToolAnswer, ToolAnswers, ToolOption } from "../../tools.js";
import type { CardSource, PackContents } from "../printings/packs.js";
import { CollectorsSimulation } from "./collectors.js";
import { readPrintTables, type PrintTables } from "./print-run.js";

function optionsFor({ policy, copies, packSize }: PrintTables): readonly ToolOption[] {
  const integer = (id: string, title: string, max: number, initial: number): ToolOption => ({
    ...{ kind: "integer", id, title },
    ...{ min: 1, max, initial },
  });
  return [
    integer("packs", "Packs each", 5000, 100),
    integer("collectors", "Collectors", 1000, 200),
    integer("pack-size", "Cards in a pack", 1000, packSize),
    {
      kind: "choice",
      id: "policy",
      title: "Tiers",
      choices: [
        { value: "flat", title: "Flat: all alike" },
        { value: "tiered", title: "Tiered: the rarer the fewer" },
        ...(copies ? [{ value: "copies", title: "By the copies printed" }] : []),
      ],
      initial: policy,
    },
    { kind: "seed", id: "seed", title: "Seed" },
  ];
}

function sourceFor(policy: ToolAnswer | undefined, { shares, copies }: PrintTables): CardSource {
  if (policy === "copies" && copies) return { kind: "copies", copies };
  return { kind: "policy", policy: policy === "tiered" ? "tiered" : "flat", shares };
}

const count = (answers: ToolAnswers, id: string): number => Math.max(1, Math.round(Number(answers[id] ?? 1)));

/** Packs opened by many collectors, from the cards and the print run of the workspace (TTCG-9). */
export const packSimulation: SimulationTool = {
  id: "pack-simulation",
  title: "Pack simulation",
  about:
    "Many collectors open packs of this set. How often is each tier found, how many different cards does one have after so many packs, and how likely is it to have them all? Each card of a pack is any card of the set, equally likely.",
  reads: ["cards", "printings", "print-run"],
  options: (tables) => optionsFor(readPrintTables(tables)),
  start: (tables, answers) => {
    const print = readPrintTables(tables);
    if (print.cards === 0) return failed({ code: "ttcg/no-cards", message: "There are no cards to fill packs with." });
    const contents: PackContents = {
      cards: print.cards,
      packSize: count(answers, "pack-size"),
      source: sourceFor(answers["policy"], print),
    };
    const random = randomFrom(Number(answers["seed"] ?? 0));
    return ok(new CollectorsSimulation(contents, count(answers, "collectors"), count(answers, "packs"), random));
  },
};
