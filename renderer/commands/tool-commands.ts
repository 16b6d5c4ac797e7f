import type { Game, Workbench } from "../../shared/games/index.js";
import { openOverlay } from "../state/index.js";
import { canChangeRows, canChart, canSimulate, canUseWorkbench, sentenceHere } from "../tools/index.js";
import type { Command } from "./command.js";

const workbenchCommands = (game: Game, { title }: Workbench): readonly Command[] => [
  {
    id: `${game.id}-workbench`,
    title,
    keys: [],
    group: "View",
    isAvailable: () => canUseWorkbench(game),
    run: () => openOverlay({ kind: "workbench", game: game.id }),
  },
  {
    id: `${game.id}-origin`,
    title: "Which template made this sentence?",
    keys: [],
    group: "View",
    isAvailable: () => sentenceHere(game) !== undefined,
    run: () => openOverlay({ kind: "workbench", game: game.id, sentence: sentenceHere(game) ?? "" }),
  },
];

/** What a game offers besides editing, checking and playing; each where the sheets for it are there. */
export const toolCommands = (game: Game): readonly Command[] => [
  ...(game.tools?.rows ?? []).map((tool): Command => ({
    id: `${game.id}-${tool.id}`,
    title: `${tool.title} of the selected rows…`,
    keys: [],
    group: "Rows",
    isAvailable: () => canChangeRows(game, tool),
    run: () => openOverlay({ kind: "row-tool", game: game.id, tool: tool.id }),
  })),
  ...(game.tools?.simulations ?? []).map((tool): Command => ({
    id: `${game.id}-${tool.id}`,
    title: `${tool.title}…`,
    keys: [],
    group: "View",
    isAvailable: () => canSimulate(game, tool),
    run: () => openOverlay({ kind: "simulation", game: game.id, tool: tool.id }),
  })),
  ...(game.workbench ? workbenchCommands(game, game.workbench) : []),
  ...(game.tools?.charts ?? []).map((tool): Command => ({
    id: `${game.id}-${tool.id}`,
    title: tool.title,
    keys: [],
    group: "View",
    isAvailable: () => canChart(game, tool),
    run: () => openOverlay({ kind: "charts", game: game.id, tool: tool.id }),
  })),
];
