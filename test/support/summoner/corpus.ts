import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonObject, MatchSetup } from "../../../shared/match/index.js";
import { corpusPath } from "../corpus.js";

const folder = corpusPath("summoner");

export const isCorpusThere = folder !== undefined;

const read = (...path: readonly string[]): string => readFileSync(join(folder ?? "", ...path), "utf8");

export const dataFiles = ["cards.json", "spCard.json", "summonerCards.json", "decks.json"] as const;

/** The data files of a revision, by name. */
export const dataOf = (revision: "r1" | "r2"): ReadonlyMap<string, string> =>
  new Map(dataFiles.map((name) => [name, read(revision, name)]));

/** The cards and summoners of a revision, as matches take them. */
export function definitionsOf(revision: "r1" | "r2"): MatchSetup["definitions"] {
  const data = (name: string, root: string): readonly unknown[] =>
    Object.values((JSON.parse(read(revision, name)) as Record<string, Record<string, unknown>>)[root] ?? {});
  return [...data("cards.json", "cards"), ...data("spCard.json", "spCards"), ...data("summonerCards.json", "cards")];
}

export interface Oracle {
  readonly id: string;
  readonly engine: "R1" | "R2";
  readonly op: "points" | "action" | "ready" | "init" | "newTurn" | "restrictions" | "zoneMatch";
  readonly note: string;
  readonly input: JsonObject;
  readonly output: JsonObject;
  readonly quirk?: { readonly ruled: JsonObject; readonly why: string };
}

/** The recorded answers of the reference: those of another file where the environment names one. */
export function oracles(): readonly Oracle[] {
  if (folder === undefined) return [];
  const text = readFileSync(process.env.CARDWRIGHT_SUMMONER_ORACLES ?? join(folder, "oracles.jsonl"), "utf8");
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Oracle);
}

/** The scenario files, by name. */
export const scenarioFiles = (): readonly (readonly [string, string])[] =>
  isCorpusThere
    ? readdirSync(join(folder ?? "", "scenarios")).map((name) => [name, read("scenarios", name)] as const)
    : [];
