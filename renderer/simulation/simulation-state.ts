import { create } from "zustand";
import type {
  SimulationBaseline,
  SimulationChoices,
  SimulationResult,
  SimulationStatus,
} from "../../shared/bridge/index.js";
import { call, getApp, setApp, useApp } from "../state/index.js";

/** What the person chose for the next simulation. */
export interface SimulationForm {
  readonly ruleset: string | null;
  /** The bots of the chosen decks, by deck; null: the lists of the folder, each by the usual bot. */
  readonly bots: Readonly<Record<string, string>> | null;
  readonly matches: number;
  readonly seed: number;
  readonly baseline: SimulationBaseline | null;
}

interface SimulationState {
  readonly choices: SimulationChoices | null;
  readonly form: SimulationForm;
  readonly result: SimulationResult | null;
}

/** Figures are to say something about the cards: a bot that chooses by chance is for who asks for it. */
export const usualBot = "greedy";

export const useSimulation = create<SimulationState>()(() => ({
  choices: null,
  form: { ruleset: null, bots: null, matches: 200, seed: 1, baseline: null },
  result: null,
}));

const setSimulation = useSimulation.setState;

export const changeForm = (change: Partial<SimulationForm>): void =>
  setSimulation(({ form }) => ({ form: { ...form, ...change } }));

/** The chosen decks with their bots: the lists, or the one deck there is, where nothing was chosen. */
export function chosenBots({ choices, form }: SimulationState): Readonly<Record<string, string>> {
  const names = choices?.decks.map(({ name }) => name) ?? [];
  if (form.bots) {
    const { bots } = form;
    return Object.fromEntries(
      names.flatMap((name) => (Object.hasOwn(bots, name) ? [[name, bots[name] ?? usualBot]] : [])),
    );
  }
  const lists = names.length > 1 ? names.slice(0, -1) : names;
  return Object.fromEntries(lists.map((name) => [name, usualBot]));
}

export const isSimulationOpen = (): boolean => getApp().simulating;

export function showSimulation(isShown: boolean): void {
  setApp({ simulating: isShown, textFile: null });
}

/** Asks what can be played with the cards as they stand, and what was counted already. */
export async function loadSimulation(): Promise<void> {
  const choices = await call("simulation/choices", {});
  if (choices) setSimulation({ choices });
  await loadResult();
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
  return useApp.subscribe(({ simulation, simulating }) => {
    if (!simulating || simulation === null || simulation === seen) return;
    const isNews = simulation.state !== seen?.state || simulation.run !== seen.run;
    seen = simulation;
    if (!isNews && performance.now() - loadedAt < 1_000) return;
    loadedAt = performance.now();
    void loadResult();
  });
}

export async function startSimulation(): Promise<void> {
  const state = useSimulation.getState();
  const { form, choices } = state;
  const ruleset = form.ruleset ?? choices?.rulesets[0]?.id;
  if (ruleset === undefined) return;
  const contestants = Object.entries(chosenBots(state)).map(([deck, bot]) => ({ deck, bot }));
  const { matches, seed, baseline } = form;
  const status = await call("simulation/start", { ruleset, contestants, matches, seed, baseline });
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
