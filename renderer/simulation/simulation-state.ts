import { create } from "zustand";
import type { SimulationResult, SimulationStatus } from "../../shared/bridge/index.js";
import { activeSheet, call, getApp, setApp, shownWhatIf, useApp } from "../state/index.js";
import {
  chosenGame,
  chosenRuleset,
  contestantsOf,
  gameForm,
  matchesToPlay,
  withGameForm,
  type Chosen,
  type GameForm,
  type SimulationForm,
} from "./chosen.js";

interface SimulationState extends Chosen {
  readonly result: SimulationResult | null;
  /** Numbers of the cards that were edited since their matches were played. */
  readonly edited: ReadonlySet<number>;
  /** Contestants whose decks have been other lists of cards since. */
  readonly editedDecks: ReadonlySet<number>;
}

export const useSimulation = create<SimulationState>()(() => ({
  choices: null,
  form: {
    ...{ game: null, games: {}, matches: null, seed: 1, baseline: null, within: null },
    ...{ mirrors: false, pairs: false, queue: null },
  },
  result: null,
  edited: new Set(),
  editedDecks: new Set(),
}));

const setSimulation = useSimulation.setState;

export const changeForm = (change: Partial<SimulationForm>): void =>
  setSimulation(({ form }) => ({ form: { ...form, ...change } }));

/** Changes what was chosen for the game that is simulated. */
export const changeGameForm = (change: Partial<GameForm>): void =>
  setSimulation((state) => ({ form: withGameForm(state, change) }));

export const isSimulationOpen = (): boolean => getApp().simulating;

/** Shows or hides the pane. It comes with the game of the sheet on screen. */
export function showSimulation(isShown: boolean): void {
  const here = activeSheet(getApp())?.binding?.game;
  if (isShown && here !== undefined) changeForm({ game: here });
  setApp({ simulating: isShown, textFile: null });
}

/** Asks what can be played with the cards as they stand, and what was counted already. */
export async function loadSimulation(): Promise<void> {
  followWhatIf();
  const choices = await call("simulation/choices", {});
  if (choices) setSimulation({ choices });
  await loadResult();
  await loadEdited();
}

let askedEdited = 0;

/** Asks which cards were edited since; an earlier answer that comes later is not taken. */
async function loadEdited(): Promise<void> {
  askedEdited += 1;
  const own = askedEdited;
  const answer = await call("simulation/edited", {});
  if (!answer || own !== askedEdited) return;
  setSimulation({ edited: new Set(answer.cards), editedDecks: new Set(answer.decks) });
}

/** A what-if is compared with the current cards unless the person wants otherwise; without one there is nothing of the kind. */
function followWhatIf(): void {
  const isWhatIf = shownWhatIf(getApp()) !== undefined;
  const { baseline } = useSimulation.getState().form;
  if (isWhatIf && baseline === null) changeForm({ baseline: "standing" });
  if (!isWhatIf && baseline === "standing") changeForm({ baseline: null });
}

let isLoading = false;
let isAskedAgain = false;

/** Fetches what was counted so far; asked again meanwhile, once more after that. */
async function loadResult(): Promise<void> {
  isAskedAgain = true;
  if (isLoading) return;
  isLoading = true;
  while (isAskedAgain) {
    isAskedAgain = false;
    const result = await call("simulation/result", {});
    if (result !== undefined) setSimulation({ result });
  }
  isLoading = false;
}

/** Fetches figures while a simulation is on screen, more seldom the longer that takes to draw. */
export function followSimulation(): () => void {
  let seen: SimulationStatus | null = null;
  let loadedAt = 0;
  return useApp.subscribe(({ simulation, simulating, workspace }, before) => {
    // A new view of the workspace comes after every save.
    if (simulating && workspace !== before.workspace) void loadEdited();
    if (!simulating || simulation === null || simulation === seen) return;
    const isNews = simulation.state !== seen?.state || simulation.run !== seen.run;
    seen = simulation;
    if (!isNews && performance.now() - loadedAt < 1_000) return;
    loadedAt = performance.now();
    void loadResult();
    if (isNews) void loadEdited();
  });
}

export async function startSimulation(): Promise<void> {
  const state = useSimulation.getState();
  const [game, ruleset] = [chosenGame(state)?.id, chosenRuleset(state)?.id];
  if (game === undefined || ruleset === undefined) return;
  const contestants = [...contestantsOf(state)];
  const matches = matchesToPlay(state);
  const { seed, baseline, within, mirrors, pairs, queue } = state.form;
  const options = { ...gameForm(state).options };
  const request = {
    game,
    ruleset,
    contestants,
    matches,
    seed,
    baseline,
    options,
    ...(within === null ? {} : { within }),
    ...(mirrors && { mirrors }),
    ...(pairs && { pairs }),
    ...(queue !== null && { queue: queue.trim() }),
  };
  const status = await call("simulation/start", request);
  if (status) setApp({ simulation: status });
}

export const cancelSimulation = (): Promise<unknown> => call("simulation/cancel", {});

export async function keepCards(): Promise<void> {
  const kept = await call("simulation/keep", {});
  if (!kept) return;
  setSimulation(({ choices, form }) => ({
    choices: choices && { ...choices, keptAtMs: kept.keptAtMs },
    form: { ...form, baseline: "kept" },
  }));
}
