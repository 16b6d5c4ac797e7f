import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { z } from "zod";

const outcomeSchema = z.object({ row: z.number(), code: z.number(), said: z.string() });
export type EditOutcome = z.infer<typeof outcomeSchema>;

/** A sheet of so many rows, each named after its place. */
export const rowsText = (count: number): string =>
  Array.from({ length: count }, (_, row) => `[[cards]]\nid = "r${row}"\nname = "row ${row}"\n`).join("\n");

/** The rows whose name is not what `editors` set it to. */
export const rowsNotSet = (content: string, count: number): readonly number[] => {
  const names = [...content.matchAll(/^name = "(.*)"$/gmu)].map(([, name]) => name);
  return Array.from({ length: count }, (_, row) => row).filter((row) => names[row] !== `set ${row}`);
};

/** Starts processes of the bundled `editor.ts` at one time, each of which edits rows of its own in the same file. */
export async function runEditors(
  entry: string,
  file: string,
  { processes, edits }: { readonly processes: number; readonly edits: number },
): Promise<readonly EditOutcome[]> {
  const runs = Array.from({ length: processes }, async (_, index) => {
    const args = [entry, file, `${index * edits}`, `${edits}`];
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    const [out] = await Promise.all([text(child.stdout), once(child, "close")]);
    return out
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => outcomeSchema.parse(JSON.parse(line)));
  });
  return (await Promise.all(runs)).flat();
}
