import type { ColumnSchema, SheetSchema } from "../../../sheet/index.js";
import { choice, text } from "../../columns.js";

const texts = (key: string, about: string): ColumnSchema => ({ key, type: { kind: "texts" }, about });
const flag = (key: string, about: string): ColumnSchema => ({ key, type: { kind: "boolean" }, about });

const note = text("note", "A remark or blank line of the file. Such a row has nothing else.");
const written = text("written", "The line as it is in the file, where it is not the usual one.");
const writtenLines = texts("written", "The lines as they are in the file, where they are not the usual ones.");
const off = flag("off", "Keeps the row and does not use it.");

const sheet = (
  kind: string,
  title: string,
  idColumn: string,
  columns: readonly ColumnSchema[],
  signature: SheetSchema["signature"] = [],
): SheetSchema => ({ kind, title, tables: [kind], signature, idColumn, holdsCards: false, columns });

/** The tables that effects are made of (EFFECTS-7). */
export const effectSheets: readonly SheetSchema[] = [
  sheet("effect-templates", "Effect templates", "text", [
    text("id", "A name for the template, where one is wanted."),
    text("text", "A sentence with placeholders: Draw <number> card(s)."),
    off,
    note,
    written,
  ]),
  sheet(
    "placeholders",
    "Placeholders",
    "name",
    [
      text("name", "What stands between < and > in templates."),
      texts("values", "What it stands for, in order. Values may have placeholders in them."),
      note,
      writtenLines,
    ],
    ["name", { key: "values", kinds: ["array"] }],
  ),
  sheet("effect-removals", "Effect removals", "phrase", [
    text("phrase", "Effects with this phrase are left out."),
    off,
    note,
    written,
  ]),
  sheet("effect-replacements", "Effect replacements", "from", [
    text("from", "A phrase that is replaced; each row in turn, on what the earlier ones made."),
    text("to", "What it is replaced by."),
    off,
    note,
    written,
  ]),
  sheet("effect-styles", "Effect styles", "style", [
    text(
      "style",
      "The name of the style. The game's own have the indexes 1 to 9 in serial numbers, others the next ones in this order.",
    ),
    texts("patterns", "Effects with one of these texts are of the style; they may have placeholders."),
    choice(
      "window",
      ["own", "either", "response", "trigger", "any-change", "always", "entering"],
      "When it can be used. Where this and the next columns say nothing: as the game has it; a style of your own like an effect without one.",
    ),
    choice("needs", ["untapped", "tapped", "tapped-earlier", "any"], "How its card must lie."),
    choice("taps", ["yes", "no", "second"], "Whether activating it taps its card."),
    choice("extra-cost", ["discard"], "What using it costs where its text names no such cost."),
    choice("lasts", ["resolution", "field", "attached"], "How long it lasts, for people; in a match the text says it."),
    note,
    writtenLines,
  ]),
  sheet("effect-classes", "Effect classes", "column", [
    text("column", "The column of the table of effects that is set."),
    choice("mode", ["pattern", "exact"], "Whether the patterns have placeholders, or are texts as they are."),
    texts("patterns", "Effects with one of these are flagged."),
    text("match-column", "A column that the game's own tool reads and does not use."),
    text("input", "The file that the first call reads."),
  ]),
  sheet("effect-files", "Effect files", "name", [
    text("name", "The path of the file in the folder."),
    choice("newline", ["lf", "crlf"], "How its lines end."),
    flag("final-newline", "Whether its last line ends."),
    text(
      "written",
      "The whole text, where rows alone would be written otherwise. It counts while it says what they say.",
    ),
  ]),
];
