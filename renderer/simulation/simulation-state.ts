import { create } from "zustand";
import type { SimulationResult, SimulationStatus } from "../../shared/bridge/index.js";
import { call, getApp, setApp, useApp } from "../state/index.js";
import { contestantsOf, matchesToPlay, type Chosen, type SimulationForm } from "./chosen.js";

interface SimulationState extends Chosen {
  readonly result: SimulationResult | null;
}

export const useSimulation = create<SimulationState>()(() => ({
  choices: null,
  form: { ruleset: null, bots: null, matches: null, seed: 1, baseline: null },
  result: null,
}));

const setSimulation = useSimulation.setState;

export const changeForm = (change: Partial<SimulationForm>): void =>
  setSimulation(({ form }) => ({ form: { ...form, ...change } }));

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
  const contestants = [...contestantsOf(state)];
  const matches = matchesToPlay(state);
  const { seed, baseline } = form;
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
