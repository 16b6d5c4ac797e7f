import fc from "fast-check";
import { calls, type CallName } from "../../shared/bridge/index.js";

const nested = (levels: number): unknown => {
  let value: unknown = [];
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

const paths = [
  "/",
  "/etc/passwd",
  "../../etc/passwd",
  "..",
  ".",
  "",
  "a/../../b.toml",
  "/proc/self/mem",
  "a\0b",
  "C:\\x",
];
const numbers = [-1, 0.5, 2 ** 53, 1e308, -1e308, NaN, Infinity];

/** What no page of ours would put into a request. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, "", "__proto__", "constructor", "x".repeat(100_000), "\ud800", "\u202e\b\0"),
  fc.constantFrom<unknown>(...paths, ...numbers),
  fc.constantFrom(60, 500, 2_000, 20_000).map(nested),
  fc.constantFrom(0, 1, 20_000).map((length) => Array.from({ length }, () => "r1")),
  fc.constantFrom<unknown>({}, JSON.parse('{"__proto__":{"a":1},"constructor":1}'), {
    file: "../a.toml",
    table: ["a"],
  }),
  fc.anything({ maxDepth: 3 }),
);

/** Names of the parts of a request; those of a call that takes none are made up. */
const partsOf = (call: CallName): readonly string[] => ["path", "__proto__", ...Object.keys(calls[call].request.shape)];

/** Requests of a call that are wrong somewhere: parts as they should be, wrong ones, and none at all. */
export const hostileRequest = (call: CallName, sound: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> => {
  const part = (name: string) => (Object.hasOwn(sound, name) ? fc.oneof(hostile, fc.constant(sound[name])) : hostile);
  const parts = fc.tuple(...partsOf(call).map((name) => fc.option(part(name).map((value) => [name, value] as const))));
  const record = parts.map((entries) => Object.fromEntries(entries.filter((entry) => entry !== null)));
  return fc.oneof({ weight: 5, arbitrary: record }, { weight: 1, arbitrary: hostile });
};

/** Calls that may write into the folder that is open, or into another that they open. */
export const mayWrite: ReadonlySet<CallName> = new Set([
  ...([
    "cells/edit",
    "cells/edit-list",
    "cells/respell-list",
    "sheet/import",
    "rows/insert",
    "rows/duplicate",
    "rows/delete",
    "rows/move",
    "values/rename",
    "columns/add",
    "columns/rename",
    "columns/delete",
    "rows/order",
    "macros/save",
    "macros/rename",
    "macros/delete",
    "skeletons/save",
    "figures/save",
  ] as const),
  ...([
    "folders/make",
    "metadata/edit",
    "sheets/add",
    "sheets/order",
    "history/undo",
    "history/redo",
    "history/go",
    "images/folder",
    "spelling/set",
  ] as const),
  ...(["problems/fix", "problems/fix-all", "problems/waive", "problems/unwaive", "problems/severity"] as const),
  ...(["conflicts/resolve", "recovery/decide", "artifacts/generate", "scenarios/save", "what-ifs/keep"] as const),
  ...(["folder-exchange/import", "folder-exchange/export"] as const),
  ...(["file/format", "file/write-text", "files/write-texts", "file/restore", "file/retry", "text/type"] as const),
]);
