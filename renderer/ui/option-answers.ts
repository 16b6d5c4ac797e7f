import { isAnswer, mostSeed, type ToolAnswer, type ToolAnswers, type ToolOption } from "../../shared/games/index.js";
import { texts } from "./texts.js";

/** A seed of few digits, easy to pass on to somebody. */
export const newSeed = (): number => Math.floor(Math.random() * 1_000_000);

/** What a tool's options are answered with before anything is chosen. */
export const firstAnswers = (options: readonly ToolOption[]): ToolAnswers =>
  Object.fromEntries(options.map((option) => [option.id, option.kind === "seed" ? newSeed() : option.initial]));

/** Whether what was chosen can be used. What was not chosen is as usual. */
export const areAnswered = (options: readonly ToolOption[], answers: ToolAnswers): boolean =>
  options.every((option) => answers[option.id] === undefined || isAnswer(option, answers[option.id]));

/** What is wrong with an answer; undefined where it is fine. */
export const faultOf = (option: ToolOption, answer: ToolAnswer | undefined): string | undefined =>
  isAnswer(option, answer) ? undefined : expectedOf(option);

function expectedOf(option: ToolOption): string {
  switch (option.kind) {
    case "integer":
      return texts.wholeNumberBetween(option.min.toLocaleString("en"), option.max.toLocaleString("en"));
    case "seed":
      return texts.wholeNumberUpTo(mostSeed.toLocaleString("en"));
    case "choice":
      return texts.oneOfTheChoices;
    case "flag":
      return texts.yesOrNo;
  }
}
