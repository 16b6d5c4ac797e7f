import type { ToolAnswer, ToolAnswers, ToolOption } from "../../shared/games/index.js";

export const mostSeed = 2 ** 31 - 1;

/** A seed of few digits, easy to pass on to somebody. */
export const newSeed = (): number => Math.floor(Math.random() * 1_000_000);

/** What a tool's options are answered with before anything is chosen. */
export const firstAnswers = (options: readonly ToolOption[]): ToolAnswers =>
  Object.fromEntries(options.map((option) => [option.id, option.kind === "seed" ? newSeed() : option.initial]));

const isWhole = (value: unknown, min: number, max: number): boolean =>
  typeof value === "number" && Number.isInteger(value) && value >= min && value <= max;

/** What is wrong with an answer; undefined where it is fine. */
export function faultOf(option: ToolOption, answer: ToolAnswer | undefined): string | undefined {
  switch (option.kind) {
    case "integer": {
      const { min, max } = option;
      return isWhole(answer, min, max)
        ? undefined
        : `A whole number from ${min.toLocaleString()} to ${max.toLocaleString()}`;
    }
    case "seed":
      return isWhole(answer, 0, mostSeed) ? undefined : `A whole number from 0 to ${mostSeed.toLocaleString()}`;
    case "choice":
      return option.choices.some(({ value }) => value === answer) ? undefined : "One of the choices";
    case "flag":
      return typeof answer === "boolean" ? undefined : "Yes or no";
  }
}
