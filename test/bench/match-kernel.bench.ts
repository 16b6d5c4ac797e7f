import { must } from "../../shared/base/index.js";
import { randomFrom } from "../../shared/match/index.js";
import { playMatch, playOut, randomBot } from "../../shared/bots/index.js";
import { toySetup } from "../unit/shared/match/toy/decks.js";
import { toy } from "../unit/shared/match/toy/rules.js";
import { kernelStep, reducerStep } from "./match-steps.js";
import { bestOf } from "./timing.js";

const steps = 20_000;
const us = (value: number): string => `${value.toFixed(2)} µs`;

const ours = kernelStep();
const other = reducerStep();
console.log(
  `a trivial move: kernel ${us(ours)}, boardgame.io ${us(other)}: ${(other / ours).toFixed(1)} times (goal ≥ 5)`,
);

const matches = 300;
let choices = 0;
const watched = bestOf(4, matches, () => {
  choices = 0;
  for (let seed = 0; seed < matches; seed++) {
    choices += must(playMatch(toy, toySetup(seed), [randomBot, randomBot], { seed })).record.choices.length;
  }
});
const perStep = us((watched * matches) / choices);
console.log(`a random match of the small game: ${us(watched)}, ${perStep} a choice`);

const drafts = bestOf(4, matches, () => {
  for (let seed = 0; seed < matches; seed++) {
    playOut(toy, toy.fork(must(toy.setup(toySetup(seed))).state), 10_000, randomFrom(seed));
  }
});
console.log(`the same played out in place: ${us(drafts)}`);

const { state } = must(toy.setup(toySetup(1)));
const forks = bestOf(5, steps, () => {
  for (let count = 0; count < steps; count++) toy.fork(state);
});
const samples = bestOf(5, 2_000, () => {
  const random = randomFrom(1);
  for (let count = 0; count < 2_000; count++) toy.determinize(state, 0, random);
});
console.log(`a copy of its position: ${us(forks)}; one with what is hidden drawn again: ${us(samples)}`);
