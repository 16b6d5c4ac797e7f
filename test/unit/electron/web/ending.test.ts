import { beforeEach, expect, test } from "vitest";
import { onSignal } from "../../../../electron/web/ending.js";
import { ok } from "../../../../shared/base/index.js";
import type { Flushed } from "../../../../shared/bridge/index.js";
import type { FileView } from "../../../../shared/workspace/index.js";
import { FakeSession } from "../../../support/fake-session.js";

const full: FileView["condition"] = {
  kind: "failing",
  fault: { code: "file/disk-full", message: "The disk is full." },
  retryInMs: 2_000,
};
const noJournal = "/data/journal.jsonl cannot be written: the disk is full.";

let session: FakeSession;
let flushed: Flushed;
let condition: FileView["condition"];
const told: string[] = [];
const codes: number[] = [];
let send: (signal: NodeJS.Signals) => void;

beforeEach(() => {
  session = new FakeSession();
  condition = full;
  told.length = 0;
  codes.length = 0;
  session.answer = (name) => {
    if (name === "workspace/flush") return Promise.resolve(ok(flushed));
    const file = { file: "cards.toml", unsaved: flushed.unsaved, condition };
    return Promise.resolve(ok({ files: [{ ...file, file: "other.toml", unsaved: 0 }, file] }));
  };
  const host = { close: () => Promise.resolve() };
  send = onSignal({ host, session, tell: (line) => void told.push(line), exit: (code) => void codes.push(code) });
});

async function signal(name: NodeJS.Signals): Promise<void> {
  send(name);
  await new Promise((done) => setImmediate(done));
}

test("where all is on disk, it ends with 0 and says nothing", async () => {
  flushed = { unsaved: 0 };
  await signal("SIGINT");
  expect([codes, told, session.closed]).toEqual([[0], [], true]);
});

test("it ends, and reports what the journal keeps, with file and reason", async () => {
  flushed = { unsaved: 2 };
  await signal("SIGINT");
  expect([codes, session.closed]).toEqual([[0], true]);
  expect(told).toEqual([
    "cards.toml: 2 edits are not saved. The disk is full.",
    "What is not on disk is kept, and offered again when the folder is opened the next time.",
  ]);
});

test("Ctrl+C does not end it while edits would be lost, unless it is pressed again", async () => {
  flushed = { unsaved: 1, unprotected: noJournal };
  await signal("SIGINT");
  expect([codes, session.closed]).toEqual([[], false]);
  expect(told).toEqual([
    "cards.toml: 1 edit is not saved. The disk is full.",
    `What is not on disk is lost, because the journal cannot be written: ${noJournal}`,
    "Press Ctrl+C again to end anyway.",
  ]);
  await signal("SIGINT");
  expect([codes, session.closed]).toEqual([[1], true]);
});

test("room that was made after the first Ctrl+C is used", async () => {
  flushed = { unsaved: 1, unprotected: noJournal };
  await signal("SIGINT");
  flushed = { unsaved: 0 };
  await signal("SIGINT");
  expect([codes, session.closed]).toEqual([[0], true]);
});

test.each(["SIGTERM", "SIGHUP"] as const)("%s ends it at once, says what is lost, and exits with 1", async (name) => {
  flushed = { unsaved: 1, unprotected: noJournal };
  await signal(name);
  expect([codes, told.length, session.closed]).toEqual([[1], 2, true]);
});

test("a second signal does not wait for a disk that does not answer", async () => {
  session.answer = () => new Promise(() => undefined);
  await signal("SIGTERM");
  await signal("SIGTERM");
  expect(codes).toEqual([130]);
});

test.each<[FileView["condition"], string]>([
  [{ kind: "deleted" }, " The file was deleted."],
  [{ kind: "read-only", reason: "The file is marked read-only." }, " The file is marked read-only."],
  [{ kind: "broken", fault: { code: "toml/x", message: "A value is missing." } }, " A value is missing."],
  [{ kind: "fine" }, ""],
])("the reason of a file that is %o", async (given, reason) => {
  condition = given;
  flushed = { unsaved: 3 };
  await signal("SIGTERM");
  expect(told[0]).toBe(`cards.toml: 3 edits are not saved.${reason}`);
});
