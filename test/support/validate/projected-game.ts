import { failed, ok } from "../../../shared/base/index.js";
import type { Projection } from "../../../shared/sheet/index.js";
import type { CheckedGame } from "../../../shared/validate/index.js";
import { nestedGame } from "./nested-game.js";

/** Parts as `2 × goblin_01`; what the text does not say is kept. */
export const partText: Projection = {
  title: (at) => `Part ${at + 1}`,
  each: true,
  print: (value) => {
    if (value.kind !== "table") return "";
    const [card, copies] = [value.entries.get("card"), value.entries.get("copies")];
    const count = copies?.kind === "integer" ? String(copies.value) : "1";
    return `${count} × ${card?.kind === "string" ? card.value : "?"}`;
  },
  parse: (text, before) => {
    const [, copies, card] = /^\s*(\d+)\s*×\s*(\S+)\s*$/u.exec(text) ?? [];
    if (copies === undefined || card === undefined)
      return failed({ code: "nest/no-part", message: "A part is a number, × and a card." });
    const entries = new Map(before?.kind === "table" ? before.entries : []);
    entries.set("card", { kind: "string", value: card });
    entries.set("copies", { kind: "integer", value: BigInt(copies) });
    return ok({ kind: "table", entries });
  },
};

/** The nested game with its parts as texts. */
export const projectedGame: CheckedGame = {
  ...nestedGame,
  sheets: nestedGame.sheets.map((sheet) => ({
    ...sheet,
    columns: (sheet.columns ?? []).map((column) =>
      column.key === "parts" ? { ...column, projection: partText } : column,
    ),
  })),
};
