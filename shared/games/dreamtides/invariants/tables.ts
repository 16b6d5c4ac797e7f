import type { TableRule } from "../../../validate/index.js";
import { cardKinds, conventions, info } from "./info.js";

export const promptsNote: TableRule = {
  kind: "table",
  ...info(
    "prompts-unused",
    "info",
    "The game writes prompts itself",
    "What a player is asked is computed from the abilities. The prompts column is checked and shown here like rules text, but the game does not read it.",
    conventions,
  ),
  sheets: cardKinds,
  check: ({ keys }) =>
    keys.includes("prompts")
      ? [{ column: "prompts", message: "The game does not read prompts: it writes its questions from the abilities." }]
      : [],
};
