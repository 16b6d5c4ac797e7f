import { z } from "zod";
import { failed, ok, placedMessage, type Result } from "../../../../base/index.js";
import type { FileCommand } from "../../../file-commands.js";
import { hasStem } from "../../serial/serial.js";
import { recordsOf, writeRecord } from "../csv.js";
import { writtenSerial } from "../written-serial.js";
import { fail, isMissing, lineBatches } from "./load.js";
import { paths } from "./paths.js";

const optionsSchema = z.object({ input_file: z.string().default(paths.cards) });

export const regenerateSerialsCommand: FileCommand = {
  name: "regenerate-serials",
  summary: "Compute the serial numbers of a card list again.",
  details:
    "Writes the list with new serial numbers to <name>_updated.csv beside it; the list itself stays. A serial number that fits its card is kept with its last character.\n\n" +
    "The tool this follows computed wrong numbers: it left out the subtypes and failed at signs. This one follows what it was meant to do.",
  examples: [["effects regenerate-serials", `the cards of ${paths.cards}`]],
  options: [{ words: "-i, --input_file <file>", about: `the card list (${paths.cards})` }],
  run: async ({ options }, host) => {
    const { input_file: input } = optionsSchema.parse(options);
    const source = await host.files.stream(input);
    if (!source.ok)
      return fail(
        host,
        `Error: ${isMissing(source.error.code) ? `File '${input}' not found.` : placedMessage(source.error)}`,
      );
    const records: (readonly string[])[] = [];
    for await (const batch of recordsOf(lineBatches(source.value))) records.push(...batch);
    const renewed = renew(records);
    if (!renewed.ok) return fail(host, `Error: ${placedMessage(renewed.error)}`);
    const output = `${input.replace(/\.csv$/iu, "")}_updated.csv`;
    const written = await host.files.write(output, renewed.value.records.map(writeRecord));
    if (!written.ok) return fail(host, `Error: ${placedMessage(written.error)}`);
    host.print(`${renewed.value.changed} of ${records.length - 1} serial numbers changed: ${output}\n`);
    return 0;
  },
};

const names = [
  ...["NAME", "TYPE", "SUBTYPES", "LEVEL", "ATTACK", "DEFENSE", "EFFECT1", "EFFECT2"],
  ...["SERIAL", "RARITY", "EFFECT1_STYLE", "EFFECT2_STYLE"],
] as const;

/** The records with the serial numbers that their cards should have. */
function renew(
  records: readonly (readonly string[])[],
): Result<{ readonly records: readonly (readonly string[])[]; readonly changed: number }> {
  const [header, ...cards] = records;
  const missing = names.filter((name) => header?.includes(name) !== true);
  if (header === undefined || missing.length > 0)
    return failed({ code: "effects/columns", message: `Columns not found in CSV: ${missing.join(", ")}` });
  const place = header.indexOf("SERIAL");
  const taken = new Set<string>();
  const stems: string[] = [];
  for (const [at, card] of cards.entries()) {
    const serial = writtenSerial(cardOf(header, card), () => false);
    if (!serial.ok) return failed({ ...serial.error, message: `Card ${at + 1}: ${serial.error.message}` });
    stems.push(serial.value.slice(0, -1));
  }
  // Those that stay first, so that no new one takes theirs.
  const kept = cards.map((card, at) => {
    const serial = card[place] ?? "";
    if (!hasStem(serial, stems[at] ?? "") || taken.has(serial)) return undefined;
    taken.add(serial);
    return serial;
  });
  const renewed: (readonly string[])[] = [];
  for (const [at, card] of cards.entries()) {
    const serial =
      kept[at] === undefined ? writtenSerial(cardOf(header, card), (each) => taken.has(each)) : ok(kept[at]);
    if (!serial.ok) return failed({ ...serial.error, message: `Card ${at + 1}: ${serial.error.message}` });
    taken.add(serial.value);
    renewed.push(card.with(place, serial.value));
  }
  return ok({ records: [header, ...renewed], changed: kept.filter((each) => each === undefined).length });
}

function cardOf(header: readonly string[], card: readonly string[]): Parameters<typeof writtenSerial>[0] {
  const cell = (name: (typeof names)[number]): string => card[header.indexOf(name)] ?? "";
  const style = (name: "EFFECT1_STYLE" | "EFFECT2_STYLE"): string | null => (cell(name) === "None" ? null : cell(name));
  return {
    name: cell("NAME"),
    type: cell("TYPE"),
    subtypes: cell("SUBTYPES"),
    level: Number(cell("LEVEL")),
    attack: cell("ATTACK"),
    defense: cell("DEFENSE"),
    effects: [cell("EFFECT1"), cell("EFFECT2")],
    styles: [style("EFFECT1_STYLE"), style("EFFECT2_STYLE")],
    rarity: cell("RARITY"),
  };
}
