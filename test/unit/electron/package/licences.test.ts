import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { licencesText, licensedPackages } from "../../../../electron/package/licences.mjs";

const packages = licensedPackages();
const names = new Set(packages.map(({ name }) => name));

test("every package that the app depends on or has in its bundles is there, with those that these need", () => {
  const manifest = JSON.parse(readFileSync("package.json", "utf8")) as { dependencies: Record<string, string> };
  for (const name of Object.keys(manifest.dependencies)) expect(names).toContain(name);
  for (const name of ["react", "react-dom", "monaco-editor", "ag-grid-community", "recharts", "papaparse"])
    expect(names).toContain(name);
  // Of pdfkit, and of that one.
  for (const name of ["fontkit", "restructure"]) expect(names).toContain(name);
});

test("what only builds or tests the app is not", () => {
  for (const name of ["vitest", "eslint", "electron-vite", "typescript"]) expect(names).not.toContain(name);
});

test("each may be passed on with the app", () => {
  const allowed = /^(?:MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|MPL-2\.0|OFL-1\.1|BlueOak-1\.0\.0)$/u;
  const others = packages.filter(
    ({ licence }) => !licence.split(/ (?:AND|OR) /u).every((each) => allowed.test(each.replaceAll(/[()]/gu, ""))),
  );
  // Their licence files say MIT, and for DejaVu and the dictionary, MIT AND BSD, what is free in its own words.
  expect(others.map(({ name }) => name).sort()).toEqual(["dejavu-fonts-ttf", "dictionary-en", "png-js"]);
});

test("the text names each once, with its licence", () => {
  const text = licencesText(packages);
  expect(text.match(/^={80}\n\S+ \S+ \(.*\)\n/gmu)).toHaveLength(packages.length);
  for (const { name, version, licence } of packages) expect(text).toContain(`\n${name} ${version} (${licence})\n`);
  expect(text).toContain("Copyright (c) Meta Platforms");
});
