/**
 * The list of changes after an edit of one cell: 10,000 cards with rules texts, of which a third differ from the last commit, so
 * that all of the rows that are listed are full. Session and what crosses to the page; the goal is half of a frame.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Session } from "../../electron/session/index.js";
import type { CallName, CallRequest, CallResponses } from "../../shared/bridge/index.js";
import { median, shownTaken, timeTaken, type Taken } from "./timing.js";

const count = 10_000;
const goalMs = 8;
const sheet = { file: "cards.toml", table: ["cards"] };

const card = (at: number, cost: number): string =>
  `[[cards]]\nid = "c${at}"\nname = "Card ${at}"\nrules-text = "Draw {cards($c)}."\nvariables = "c: ${cost}"\n` +
  `card-type = "Event"\nenergy-cost = ${cost}\n\n`;

const folder = mkdtempSync(join(tmpdir(), "cardwright-changes-"));
const data = mkdtempSync(join(tmpdir(), "cardwright-data-"));
const git = (...args: readonly string[]): void => {
  execFileSync("git", ["-c", "user.name=T", "-c", "user.email=t@example.org", "-C", folder, ...args]);
};
const write = (costOf: (at: number) => number): void =>
  writeFileSync(join(folder, "cards.toml"), Array.from({ length: count }, (_, at) => card(at, costOf(at))).join(""));

const host = { kind: "web", version: "0", platform: "bench", nativeFolderDialog: false } as const;
const session = new Session({ dataDirectory: data, roots: [folder], samples: [], host });

async function call<Name extends CallName>(name: Name, request: CallRequest<Name>): Promise<CallResponses[Name]> {
  const result = await session.call(name, request);
  if (!result.ok) throw new Error(`${name}: ${result.error.message}`);
  return result.value as CallResponses[Name];
}

try {
  write(() => 1);
  git("init", "-q");
  git("add", "-A");
  git("commit", "-q", "-m", "cards");
  write((at) => (at % 3 === 0 ? 2 : 1));
  await call("workspace/open", { path: folder });
  const { rows } = await call("sheet/rows", { sheet, from: 30, count: 1 });
  const rowKey = rows[0]?.key ?? "";
  let cost = 2;
  /** An edit of one cell, then what the list asks. Only the second is timed. */
  const round = async (since: string): Promise<Taken> => {
    cost += 1;
    const input = { kind: "value", value: cost } as const;
    const edit = { sheet, rowKey, column: { path: ["energy-cost"] }, input, seen: cost - 1, revision: 0 };
    const { outcomes } = await call("cells/edit", { edits: [edit] });
    if (outcomes[0]?.kind !== "done") throw new Error(`The edit was refused: ${JSON.stringify(outcomes)}`);
    await call("workspace/flush", {});
    return timeTaken(() => call("revision/changes", { since }));
  };
  const first = await timeTaken(() => call("revision/changes", { since: "HEAD" }));
  const { commit, count: differing, tables } = await call("revision/changes", { since: "HEAD" });
  const listed = tables.reduce((sum, { rows: each }) => sum + each.length, 0);
  console.log(`${count} cards, ${differing} of them changed, ${listed} listed: ${shownTaken(first)}`);
  const taken: Taken[] = [];
  for (let at = 0; at < 30; at += 1) taken.push(await round(commit ?? ""));
  const middle = {
    processor: median(taken.map(({ processor }) => processor)),
    wall: median(taken.map(({ wall }) => wall)),
  };
  console.log(`after an edit of one cell: ${shownTaken(middle)} (goal < ${goalMs} ms)`);
} finally {
  await session.close();
  rmSync(folder, { recursive: true, force: true });
  rmSync(data, { recursive: true, force: true });
}
