import type { ColumnSchema, SheetSchema } from "../sheet/index.js";
import type { Game } from "./game.js";

/** One thing a game may support, and what of it each game has: an empty list for nothing. */
export interface Feature {
  /** `rules-text`. */
  readonly id: string;
  readonly title: string;
  /** What it does for a user, in a sentence. */
  readonly about: string;
  /** What a game has of it, each in a few words. */
  of(game: Game): readonly string[];
}

/** The features of a game with what it has of each. */
export interface GameFeatures {
  readonly game: string;
  readonly title: string;
  readonly features: readonly { readonly id: string; readonly items: readonly string[] }[];
}

/** All that a game may support besides what every sheet has, in the order in which people meet it. */
export const features: readonly Feature[] = [
  {
    id: "sheets",
    title: "Sheets",
    about: "Tables it recognises, with titles, types and allowed values for their columns.",
    of: ({ sheets }) => unique(sheets.map(({ title }) => title)),
  },
  {
    id: "rules-text",
    title: "Rules text",
    about: "Texts that are read as you type: colours, completion, fixes, and the ability as a tree.",
    of: ({ sheets, languages = [] }) =>
      languages.flatMap(({ sheets: kinds, language: { cells, mains } }) => {
        const written = cells.filter(({ name }) => mains.includes(name)).map(({ title }) => title);
        return [`${written.join(", ")} (${titlesOf(sheets, kinds).join(", ")})`];
      }),
  },
  {
    id: "structures",
    title: "Nested values as text",
    about: "Structures that are shown as a line of text, and written by editing that line.",
    of: ({ sheets }) => unique(sheets.flatMap(({ columns = [] }) => columns.flatMap(projected))),
  },
  {
    id: "meaning",
    title: "Search by meaning",
    about: "Abilities are searched for what they do, with words and examples of the game.",
    of: ({ meaning, languages = [] }) =>
      meaning ? ["With the game’s words"] : languages.length > 0 ? ["As plain data"] : [],
  },
  {
    id: "phrases",
    title: "Replace by meaning",
    about: "A phrase is found in every ability that means it, however it is spelled, and replaced by another.",
    of: ({ languages = [] }) =>
      languages.flatMap(({ language: { phrases } }) =>
        phrases ? [`“${phrases.example.find}” by “${phrases.example.replacement}”`] : [],
      ),
  },
  {
    id: "rules",
    title: "Rules of the data",
    about: "What must hold in the cards. A problem is marked in its cell, often with fixes.",
    of: ({ invariants }) => {
      const count = (invariants?.rules ?? []).reduce(
        (sum, rule) => sum + Math.max(1, (rule.kind === "row" && rule.variants?.length) || 0),
        0,
      );
      return count === 0 ? [] : [`${count} ${count === 1 ? "rule" : "rules"}`];
    },
  },
  {
    id: "faces",
    title: "Card faces",
    about: "Cards as players see them, beside the sheet, in a gallery and on pages to print.",
    of: ({ sheets, faces = [] }) =>
      titlesOf(
        sheets,
        faces.flatMap((face) => face.sheets),
      ),
  },
  {
    id: "generated",
    title: "Generated files",
    about: "Files the game is built from, made from the sheets and compared with them.",
    of: ({ artifacts }) => (artifacts ? [artifacts.main, ...artifacts.extras] : []),
  },
  {
    id: "conversion",
    title: "Files of other tools",
    about: "Files and folders that become sheets and come back from them.",
    of: ({ formats = [], folders = [] }) => [...formats, ...folders].map(({ about }) => about),
  },
  {
    id: "matches",
    title: "Matches",
    about: "Rules by which the cards are played, against bots or a person, and simulated.",
    of: ({ play }) => (play?.rulesets ?? []).map(({ title }) => title),
  },
  {
    id: "options",
    title: "Choices before a match",
    about: "What can be set about the rules, with the names that --option takes.",
    of: ({ play }) => (play?.options ?? []).map(({ id, title }) => `${title} (${id})`),
  },
  {
    id: "positions",
    title: "Positions of other tools",
    about: "Files with a position or a log of a match, opened at the table and saved from it.",
    of: ({ play }) => (play?.positions ?? []).map(({ about }) => about),
  },
  {
    id: "tools",
    title: "Tools",
    about: "Changes to selected rows, and simulations with charts.",
    of: ({ tools }) => [...(tools?.rows ?? []), ...(tools?.simulations ?? [])].map(({ title }) => title),
  },
  {
    id: "commands",
    title: "Commands",
    about: "Commands of the command line that only this game has.",
    of: ({ fileCommands }) => (fileCommands?.commands ?? []).map(({ name }) => `${fileCommands?.name} ${name}`),
  },
];

/** What each game has of each feature. */
export const featuresOf = (games: readonly Game[]): readonly GameFeatures[] =>
  games.map((game) => ({
    game: game.id,
    title: game.title,
    features: features.map((feature) => ({ id: feature.id, items: feature.of(game) })),
  }));

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

const titlesOf = (sheets: readonly SheetSchema[], kinds: readonly string[]): readonly string[] =>
  unique(sheets.filter(({ kind }) => kinds.includes(kind)).map(({ title }) => title));

/** The title a projected column has, without the number of its item. */
const projected = ({ projection }: ColumnSchema): readonly string[] =>
  projection ? [projection.title(0).replace(/ 1$/u, "")] : [];
