import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { describe } from "vitest";
import { z } from "zod";
import { abilityEntries, resolvedJson, type AbilityEntry } from "../../../shared/games/dreamtides/language/index.js";
import { corpusPath } from "../../support/corpus.js";
import { tablesOfGame } from "../../support/bound-tables.js";
import type { SpecToken } from "./spec-grammar.js";

const specFile = join(import.meta.dirname, "../../../../shared/spec/rules-text.md");

/** The specification lies beside the repository and is not shipped with it. */
export const specification = existsSync(specFile) ? readFileSync(specFile, "utf8") : "";
if (specification === "") console.log("SKIP rules text: ../shared/spec/rules-text.md is not there");

export const describeWithSpec = specification === "" ? describe.skip : describe;

const corpus = corpusPath("dreamtides");
export const describeWithCorpus = corpus === undefined ? describe.skip : describe;

/** All entries of the corpus, files in the order of their names. */
export const corpusEntries: readonly AbilityEntry[] =
  corpus === undefined
    ? []
    : readdirSync(corpus)
        .filter((file) => file.endsWith(".toml"))
        .sort()
        .flatMap((file) =>
          tablesOfGame("dreamtides", [{ file, content: parse(readFileSync(join(corpus, file), "utf8")) }]),
        )
        .flatMap(abilityEntries);

/** The published abilities file, byte for byte. */
export const publishedAbilities =
  corpus === undefined ? "" : readFileSync(join(corpus, "parsed_abilities.json"), "utf8");

const example = z.tuple([z.string(), z.string(), z.string(), z.unknown()]);
export interface WorkedExample {
  readonly label: string;
  readonly text: string;
  readonly variables: string;
  readonly ability: unknown;
}

/** The examples of section 11. */
export const workedExamples: readonly WorkedExample[] = specification
  .split("\n")
  .filter((line) => /^\["[A-Z]\d{3} /.test(line))
  .map((line) => {
    const [label, text, variables, ability] = example.parse(JSON.parse(line));
    return { label, text, variables, ability };
  });

export interface FailingExample {
  readonly text: string;
  readonly variables: string;
  /** How the specification words it: `Parse at token 5: word, text 29..36`. */
  readonly result: string;
}

/** The table of section 11.6. */
export const failingExamples: readonly FailingExample[] = (specification.split("### 11.6")[1] ?? "")
  .replace(/## 12[\s\S]*/, "")
  .split("\n")
  .flatMap((line) => {
    const [, text = "", variables = "", result = ""] = /^\| `(.*?)` \| `(.*?)` \| (.*) \|$/.exec(line) ?? [];
    return text === "" ? [] : [{ text: text.replaceAll("\\n", "\n"), variables: variables.trim(), result }];
  });

const resolved = z.record(z.string(), z.unknown());

/** The resolved tokens of a text in the words of the specification. */
export function specTokens(text: string, variables: string): SpecToken[] {
  return resolvedJson(text, variables).map((json) => {
    const [kind = "", value] = Object.entries(resolved.parse(json))[0] ?? [];
    if (kind === "FigmentCount") {
      const { count, figment_type: figment } = resolved.parse(value);
      return { kind: "value", name: kind, value: { count, figment } };
    }
    if (kind !== "Token") return { kind: "value", name: kind, value };
    if (typeof value === "string") return { kind: "value", name: value, value: undefined };
    const [token, name] = Object.entries(z.record(z.string(), z.string()).parse(value))[0] ?? ["", ""];
    return { kind: token === "Word" ? "word" : "directive", name };
  });
}
