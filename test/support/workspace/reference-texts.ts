import type { TextChange } from "../../../shared/base/index.js";
import { keyOf, linesOf } from "./plain-cards.js";
import type { ActOf } from "./reference-acts.js";

/** The files that random acts happen to. */
export const files = ["cards.toml", "more.toml"] as const;
export type Name = (typeof files)[number];
export type Texts = Readonly<Record<Name, string>>;

const first = `# Cards of the first set
title = "Set" # top

[[cards]] # the first
id = "k1"
name = 'Ash'   # a tree
cost=  3
# about power
power = 1_0
tags = ["oak", "moss"] # words
text = """
ZZZ
QQQ"""

# Above the second
[[cards]]
id = "k2"
name = "Elm"
cost = 5 # dear
text = ""

[[cards]]
name = "Holm"
id = "k3"
power = 0x10   # in hex
cost = 0
text = "some \\"moss\\" \\u0041"

[[cards]]
id = "k4"

# of the sheet
[metadata]
schema_version = 1
`;

const second = Array.from(
  { length: 5 },
  (_, at) => `[[cards]]\r\nid = "m${at}"\r\nname = "Moss ${at}"\r\ncost = ${at}`,
).join("\r\n\r\n");

/** What they hold at first: many spellings, comments, and both kinds of line ends. */
export const start: Texts = { "cards.toml": first, "more.toml": second };

/** What is typed into the text of a file; undefined where the text has no place for it. `id` is that of a new row. */
export function typedChange(text: string, { how, line, number }: ActOf<"text">, id: string): TextChange | undefined {
  const lines = linesOf(text);
  const startOf = (at: number): number => lines.slice(0, at).reduce((sum, { length }) => sum + length + 1, 0);
  const ending = text.includes("\r\n") ? "\r\n" : "\n";
  if (how === "row") {
    const first = lines.findIndex((each) => each.startsWith("[[cards]]"));
    const block = ["[[cards]]", `id = "${id}"`, `cost = ${number}`, "", ""];
    return first === -1 ? undefined : { from: startOf(first), to: startOf(first), insert: block.join(ending) };
  }
  const fits = [...lines.keys()].filter((at) => {
    const [key, next] = [keyOf(lines[at] ?? ""), keyOf(lines[at + 1] ?? "")];
    if (how === "number") return /^cost = \d+\r?$/u.test(lines[at] ?? "");
    if (how === "comment") return key !== undefined && next !== undefined && key !== "title";
    return key === "cost" && at < lines.length - 1;
  });
  const at = fits[line % Math.max(1, fits.length)];
  if (at === undefined) return undefined;
  if (how === "comment") return { from: startOf(at + 1), to: startOf(at + 1), insert: `# typed ${number}${ending}` };
  if (how === "line") return { from: startOf(at), to: startOf(at + 1), insert: "" };
  const from = startOf(at) + "cost = ".length;
  const digits = /\d+/u.exec(lines[at] ?? "")?.[0] ?? "";
  return { from, to: from + digits.length, insert: String(number) };
}

/** A text after another program wrote a key that nothing else writes, into the row with this line. */
export function withSeen(text: string, line: string, number: number): string {
  const lines = linesOf(text);
  const id = lines.findIndex((each) => each.startsWith(line));
  const ending = lines[id]?.endsWith("\r") ? "\r" : "";
  const header = lines.findLastIndex((each, at) => at < id && each.startsWith("["));
  const next = lines.findIndex((each, at) => at > id && each.startsWith("["));
  const end = next === -1 ? lines.length : next;
  const seen = lines.findIndex((each, at) => at > header && at < end && keyOf(each) === "seen");
  const written = `seen = ${number}${ending}`;
  return (seen === -1 ? lines.toSpliced(id + 1, 0, written) : lines.with(seen, written)).join("\n");
}
