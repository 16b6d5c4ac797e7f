import { execFileSync } from "node:child_process";
import { describe, expect } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { fileInHead, rowHistory } from "../../../../electron/git/index.js";
import { tableDifference, tableView } from "../../../../shared/revision/index.js";
import { parseDocument, rowEntries, type TomlDocument } from "../../../../shared/toml/index.js";
import { randomFrom, type Random } from "../../../support/toml-edits.js";
import { git, testWithGit } from "../cli/repository.js";
import { inFolder, pathOf } from "../cli/runs.js";

const own = "c7";
const table = { path: ["cards"], schema: undefined, language: undefined };

interface Card {
  readonly id: string;
  readonly name: string;
  readonly cost: number;
  readonly text: string;
}

const textOf = (cards: readonly Card[], lineEnd: string): string =>
  cards
    .map(
      ({ id, name, cost, text }) =>
        `# ${name}\n[[cards]]\nid = "${id}"\nname = "${name}"\ncost = ${cost}\ntext = """\n${text}"""\n\n`,
    )
    .join("")
    .replaceAll("\n", lineEnd);

/** One more version: cards change, come, go and move; the card that is asked about stays. */
function edited(cards: readonly Card[], random: Random, next: number): readonly Card[] {
  const at = random(0, 3) === 0 ? cards.findIndex(({ id }) => id === own) : random(0, cards.length - 1);
  const card = cards[at];
  if (!card) return cards;
  switch (random(0, 6)) {
    case 0:
      return cards.with(at, { ...card, text: `${"Grün ✨ ".repeat(random(0, 3))}${next}` });
    case 1:
      return cards.with(at, { ...card, name: `Name ${next}` });
    case 2:
      return cards.toSpliced(at, 0, { id: `n${next}`, name: "New", cost: 1, text: "" });
    case 3:
      return card.id === own ? cards : cards.toSpliced(at, 1);
    case 4:
      return cards.toSpliced(at, 1).toSpliced(random(0, cards.length - 1), 0, card);
    default:
      return cards.with(at, { ...card, cost: next });
  }
}

function versions(random: Random, count: number): readonly string[] {
  let cards: readonly Card[] = Array.from({ length: 30 }, (_, at) => ({
    id: `c${at}`,
    name: `Card ${at}`,
    cost: 0,
    text: "a",
  }));
  let lineEnd = "\n";
  return Array.from({ length: count }, (_, at) => {
    cards = edited(cards, random, at + 1);
    if (random(0, 15) === 0) lineEnd = lineEnd === "\n" ? "\r\n" : "\n";
    const text = textOf(cards, lineEnd);
    // Some versions cannot be read.
    return random(0, 9) === 0 ? text.replace('name = "', 'name = """') : text;
  });
}

const fileOf = (texts: readonly string[]): string =>
  texts
    .map((text, at) => {
      const head = `commit refs/heads/main\ncommitter T <t@example.org> ${1_700_000_000 + at} +0000\n`;
      const subject = String(at);
      return `${head}data ${subject.length}\n${subject}\nM 100644 inline cards.toml\ndata ${Buffer.byteLength(text)}\n${text}\n`;
    })
    .join("");

const isOwn = (document: TomlDocument, row: number): boolean =>
  rowEntries(document, ["cards"], row).some(({ value }) => value.kind === "string" && value.value === own);

/** By definition: each version against the one before it, both read from nothing; those that cannot be read are as the next one. */
function expected(texts: readonly string[]): readonly string[] {
  const found: string[] = [];
  let after = must(parseDocument(texts.at(-1) ?? ""));
  const version = (document: TomlDocument) => ({ file: "cards.toml", path: ["cards"], document });
  for (let at = texts.length - 1; at >= 0; at -= 1) {
    if (at === 0) {
      found.push("0 added");
      break;
    }
    const parsed = parseDocument(texts[at - 1] ?? "");
    const before = parsed.ok ? parsed.value : after;
    const rows = tableView(tableDifference(version(before), version(after))).rows;
    const row = rows.find((each) => each.kind === "changed" && isOwn(after, each.row - 1));
    const cells = (row?.cells ?? []).map(({ key, before: old, after: fresh }) => `${key} ${old}→${fresh}`);
    const name = row?.titleBefore === undefined ? [] : [`name ${row.titleBefore}→${row.title}`];
    if (cells.length + name.length > 0) found.push([String(at), "changed", ...name, ...cells].join(" "));
    after = before;
  }
  return found;
}

describe("the history of a row in random repositories", () => {
  inFolder();

  testWithGit("is what comparing whole versions finds", async () => {
    const seed = Math.floor(Math.random() * 1e9);
    console.log(`seed ${seed}`);
    const random = randomFrom(seed);
    for (let round = 0; round < 4; round += 1) {
      // The newest version can be read.
      const texts = [...versions(random, 60), textOf([{ id: own, name: "Last", cost: 0, text: "" }], "\n")];
      git("init", "-q", "-b", "main", `r${round}`);
      execFileSync("git", ["-C", pathOf(`r${round}`), "fast-import", "--quiet"], { input: fileOf(texts) });
      const file = must(await fileInHead(pathOf(`r${round}`), "cards.toml"));
      expect(file?.isShallow).toBe(false);
      if (!file) continue;
      const { changes } = must(await rowHistory(file, 0, table));
      const lines = changes.map(({ commit, row }) =>
        [
          ...[commit?.subject, row.kind],
          ...(row.kind === "changed" ? row.cells.map(({ key, before, after }) => `${key} ${before}→${after}`) : []),
        ].join(" "),
      );
      expect(lines.toSorted(), `seed ${seed}`).toEqual(expected(texts).toSorted());
    }
  });
});
