import { call, gameOfSheet, getApp, openOverlay, say } from "../state/index.js";
import type { Command } from "./command.js";

/** Writes the generated files that are out of date, and says which. */
export async function generateFiles(): Promise<void> {
  const answer = await call("artifacts/generate", {});
  if (!answer) return;
  const { written } = answer;
  say("info", written.length === 0 ? "The generated files are up to date." : `Generated ${written.join(", ")}.`);
}

/** Some table of the workspace belongs to a game that is built from generated files. */
const canGenerate = (): boolean =>
  getApp().workspace?.sheets.some((sheet) => gameOfSheet(sheet)?.artifacts !== undefined) ?? false;

/** Commands about the files that are generated from the cards. */
export const artifactCommands: readonly Command[] = [
  {
    id: "generate",
    title: "Generate files",
    synonyms: "build export",
    keys: [],
    group: "File",
    isAvailable: canGenerate,
    run: () => void generateFiles(),
  },
  {
    id: "show-artifacts",
    title: "Compare generated files with the cards",
    keys: [],
    group: "File",
    isAvailable: canGenerate,
    run: () => openOverlay({ kind: "artifacts" }),
  },
];
