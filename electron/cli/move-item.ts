import { z } from "zod";
import { failed, ok } from "../../shared/base/index.js";
import { command, jsonHelp, rowHelp, tableHelp, type CommandDefinition } from "./command.js";
import { editItems } from "./item-edit.js";

const optionsSchema = z.object({
  table: z.string().optional(),
  to: z.string(),
  json: z.boolean().default(false),
});

/** `move-item FILE ROW KEY --to PLACE`: the same bytes elsewhere in the list. */
export const moveItemCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "move-item",
    summary: "Move an item of a list within a row, with its comments, to another place of the list.",
    examples: [["move-item cards.toml 0 'abilities[2]' --to 0", "the third ability becomes the first"]],
  })
    .argument("<file>", "a TOML file")
    .argument("<row>", rowHelp)
    .argument("<key>", "the item: abilities[1], abilities[0].effects[2]")
    .requiredOption("--to <place>", "the place it will have, counted from 0")
    .option("--table <name>", tableHelp)
    .option("--json", jsonHelp)
    .action(async (file: string, row: string, key: string, given: unknown) => {
      const { to, ...options } = optionsSchema.parse(given);
      finish(
        await editItems(output, { file, row, key, ...options }, "item", ({ item = 0, length }) => {
          const place = /^\d{1,9}$/.test(to) ? Number(to) : Number.NaN;
          if (place < length) return ok({ op: "move", from: item, count: 1, to: place });
          const last = Math.max(0, length - 1);
          return failed({ code: "cli/no-such-place", message: `“${to}” is not a place: they run from 0 to ${last}.` });
        }),
      );
    });
