import { expect, test } from "vitest";
import { readOptions } from "../../../../electron/start/options.mjs";

const run = (options: object) => ({
  kind: "run",
  options: { web: false, port: 0, folder: undefined, roots: [], ...options },
});

test.each([
  ["nothing asks for the window", [], run({})],
  ["a folder", ["cards"], run({ folder: "cards" })],
  ["the web host", ["--web"], run({ web: true })],
  ["the web host at a port", ["--web", "--port", "4000", "cards"], run({ web: true, port: 4000, folder: "cards" })],
  ["a port alone asks for the web host", ["--port=4000"], run({ web: true, port: 4000 })],
  ["roots of the picker", ["--web", "--root", "a", "--root=b"], run({ web: true, roots: ["a", "b"] })],
  ["help", ["--help"], { kind: "help" }],
  ["help wins over the rest", ["--web", "-h", "cards"], { kind: "help" }],
])("%s", (_name, args, expected) => {
  expect(readOptions(args)).toEqual(expected);
});

test.each([
  ["an unknown option", ["--wep"], /--wep/],
  ["two folders", ["a", "b"], /one folder/],
  ["a port that is not a number", ["--web", "--port", "http"], /--port needs a number/],
  ["a port out of range", ["--web", "--port", "65536"], /--port needs a number/],
])("refuses %s", (_name, args, message) => {
  expect(readOptions(args)).toEqual({ kind: "wrong", message: expect.stringMatching(message) as string });
});
