import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { batchCommand, writeCommands } from "../../../../electron/package/commands.mjs";
import { changelogText, controlText } from "../../../../electron/package/deb-texts.mjs";

test.skipIf(process.platform === "win32").each([
  ["bin-linux", "resources/bin", "cardwright-app"],
  ["bin-mac", "Contents/Resources/bin", "Contents/MacOS/Cardwright"],
])("the program of %s starts the app beside it, through a link and with spaces too", async (made, place, app) => {
  const folder = mkdtempSync(join(tmpdir(), "cardwright programs "));
  await writeCommands(folder);
  cpSync(join(folder, made), join(folder, place), { recursive: true });
  mkdirSync(join(folder, app, ".."), { recursive: true });
  writeFileSync(join(folder, app), '#!/bin/sh\nprintf "%s|" "$@"\nexit 0\n', { mode: 0o755 });
  symlinkSync(join(folder, place, "cardwright"), join(folder, "link"));
  const out = execFileSync(join(folder, "link"), ["get", "my cards.toml", "--json"], { encoding: "utf8" });
  expect(out).toBe("--no-sandbox|--cli|--|get|my cards.toml|--json|");
  rmSync(folder, { recursive: true });
});

test("the program of Windows has the line ends of Windows", () => {
  expect(batchCommand.split("\r\n")).toHaveLength(3);
  expect(batchCommand.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/u);
});

test("the Debian package names its address only where there is one, and its date is one of Debian", () => {
  const facts = { architecture: "amd64", kilobytes: 10 };
  expect(controlText({ ...facts, homepage: undefined })).not.toContain("Homepage");
  expect(controlText({ ...facts, homepage: "https://cards.example/" })).toContain(
    "\nHomepage: https://cards.example/\n",
  );
  expect(changelogText(new Date(0))).toMatch(/\n -- .+ <.+> {2}Thu, 01 Jan 1970 00:00:00 \+0000\n$/u);
});
