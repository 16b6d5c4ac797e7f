import { failed, isEqual, ok, type Result } from "../base/index.js";
import type { JsonObject, JsonValue } from "../match/index.js";
import type { ScenarioGame } from "../scenario/index.js";
import { nearestWords } from "../text/index.js";
import { decksOf, type GamePlay, type OptionPreset, type PlayMaterial, type PlayOption } from "./play.js";
import type { ToolAnswer, ToolAnswers, ToolOption } from "./tools.js";

/** Seeds that tools ask for are below this. */
export const mostSeed = 2 ** 31 - 1;

/** Whether a value answers an option. */
export function isAnswer(option: ToolOption, value: unknown): value is ToolAnswer {
  const isWhole = (min: number, max: number): boolean =>
    typeof value === "number" && Number.isInteger(value) && value >= min && value <= max;
  switch (option.kind) {
    case "integer":
      return isWhole(option.min, option.max);
    case "seed":
      return isWhole(0, mostSeed);
    case "choice":
      return option.choices.some((choice) => choice.value === value);
    case "flag":
      return typeof value === "boolean";
  }
}

/** The options that a set of rules knows. */
export const optionsOfRules = ({ options }: Pick<GamePlay, "options">, ruleset: string): readonly PlayOption[] =>
  options.filter(({ rulesets }) => rulesets?.includes(ruleset) ?? true);

/** What the options are before anything is chosen: what the folder says, else what the game says. */
export const usualAnswers = (options: readonly PlayOption[], ofFolder: JsonObject): ToolAnswers =>
  Object.fromEntries(
    options.flatMap((option): [string, ToolAnswer][] => {
      const said = ofFolder[option.id];
      if (isAnswer(option, said)) return [[option.id, said]];
      return option.kind === "seed" ? [] : [[option.id, option.initial]];
    }),
  );

/** The answers that can be given to these options and differ from the usual ones. */
export function changedAnswers(
  options: readonly PlayOption[],
  ofFolder: JsonObject,
  answers: ToolAnswers,
): ToolAnswers {
  const usual = usualAnswers(options, ofFolder);
  return Object.fromEntries(
    options.flatMap((option): [string, ToolAnswer][] => {
      const answer = answers[option.id];
      return isAnswer(option, answer) && answer !== usual[option.id] ? [[option.id, answer]] : [];
    }),
  );
}

/** Why the value of an option cannot be used, in a sentence; undefined where it can, or where it is not an option of the game's. */
export function faultOfOption(options: readonly PlayOption[], id: string, value: JsonValue): string | undefined {
  const option = options.find((each) => each.id === id);
  return option && !isAnswer(option, value) && !isZero(option, value)
    ? `${id} must be ${expected(option)}.`
    : undefined;
}

/** Whether an integer is answered by the word that it has for 0. */
const isZero = (option: ToolOption, value: unknown): boolean =>
  option.kind === "integer" && option.zero !== undefined && value === option.zero;

function expected(option: ToolOption): string {
  switch (option.kind) {
    case "integer":
      return `${option.zero === undefined ? "" : `${option.zero}, or `}a whole number from ${option.min} to ${option.max}`;
    case "seed":
      return `a whole number from 0 to ${mostSeed}`;
    case "choice":
      return `one of: ${option.choices.map(({ value }) => value).join(", ")}`;
    case "flag":
      return "true or false";
  }
}

/** Reads answers as a command line gives them: `initialHealth=30`. */
export function readAnswers(options: readonly ToolOption[], texts: readonly string[]): Result<ToolAnswers> {
  const answers: Record<string, ToolAnswer> = {};
  for (const text of texts) {
    const [, name = text, said] = /^([^=]*)=(.*)$/su.exec(text) ?? [];
    const option = options.find(({ id }) => id === name);
    if (!option) {
      const known = options.length === 0 ? "there are none" : `there are: ${options.map(({ id }) => id).join(", ")}`;
      const [near] = nearestWords(
        name,
        options.map(({ id }) => id),
      );
      const hint = near === undefined ? "" : ` Did you mean "${near}"?`;
      return failed({ code: "options/unknown", message: `There is no option "${name}"; ${known}.${hint}` });
    }
    const value = valueOf(option, said);
    if (!isAnswer(option, value)) {
      return failed({ code: "options/wrong-value", message: `${name} must be ${expected(option)}.` });
    }
    answers[name] = value;
  }
  return ok(answers);
}

/** The answers of a preset, under those that are given one by one; those alone where none is named. */
export function withPreset(
  { presets = [] }: Pick<GamePlay, "presets">,
  name: string | undefined,
  answers: ToolAnswers,
): Result<ToolAnswers> {
  if (name === undefined) return ok(answers);
  const preset = presets.find(({ id }) => id === name);
  if (preset) return ok({ ...preset.answers, ...answers });
  const known = presets.length === 0 ? "there are none" : `there are: ${presets.map(({ id }) => id).join(", ")}`;
  return failed({ code: "options/unknown-preset", message: `There is no preset "${name}"; ${known}.` });
}

/** The preset that has just these answers, if any: options at their usual values count as not chosen. */
export function presetOf(
  presets: readonly OptionPreset[],
  options: readonly PlayOption[],
  answers: ToolAnswers,
): OptionPreset | undefined {
  const chosen = changedAnswers(options, {}, answers);
  return presets.find((preset) => isEqual(changedAnswers(options, {}, preset.answers), chosen));
}

/** What a preset changes, option by option, in the words that people choose them by. */
export const presetChanges = (preset: OptionPreset, options: readonly PlayOption[]): readonly string[] =>
  options.flatMap((option) => {
    const answer = preset.answers[option.id];
    if (!isAnswer(option, answer)) return [];
    const said = option.kind === "choice" ? option.choices.find(({ value }) => value === answer)?.title : undefined;
    return [`${option.title}: ${said ?? String(answer)}`];
  });

function valueOf(option: ToolOption, said: string | undefined): unknown {
  const { kind } = option;
  if (isZero(option, said)) return 0;
  if (said === undefined || kind === "choice") return said;
  if (kind === "flag") return said === "true" || (said === "false" ? false : undefined);
  return /^-?\d{1,15}$/u.test(said) ? Number(said) : undefined;
}

/** A game with the cards of a folder, as scenarios play it. */
export const scenarioGame = (play: GamePlay, material: PlayMaterial): ScenarioGame => ({
  rulesets: play.rulesets,
  definitions: material.definitions,
  decks: decksOf(material),
  options: material.options,
  nameOf: (definition) => play.nameOf(definition),
  idOf: (definition) => play.idOf?.(definition) ?? null,
  faultOfOption: (ruleset, id, value) => faultOfOption(optionsOfRules(play, ruleset), id, value),
  optionNames: (ruleset) => optionsOfRules(play, ruleset).map(({ id }) => id),
});
