import { describe, expect, it } from "vitest";
import { readOptions } from "../../../../electron/package/options.mjs";

describe("the options of npm run package", () => {
  it.each([
    [[], { systems: [], isDir: false, withDeb: false }],
    [["--dir", "--deb", "--linux"], { systems: ["linux"], isDir: true, withDeb: true }],
    [["--output", "out", "--mac", "--win"], { systems: ["win", "mac"], isDir: false, withDeb: false, output: "out" }],
    [["--output=out"], { systems: [], isDir: false, withDeb: false, output: "out" }],
  ])("are read: %j", (args, options) => expect(readOptions(args)).toEqual({ ok: true, options }));

  it.each([
    [["--output", "--dir"], "'--output' argument is ambiguous."],
    [["--output"], "'--output <value>' argument missing."],
    [["--output="], "--output needs a folder."],
    [["--solaris"], "Unknown option '--solaris'."],
    [["out"], "Unexpected argument 'out'."],
  ])("are refused with what is wrong and the usage: %j", (args, said) => {
    const read = readOptions(args);
    expect(read).toMatchObject({ ok: false, message: expect.stringContaining(said) as string });
    expect(read).toMatchObject({ message: expect.stringContaining("Usage: npm run package") as string });
  });
});
