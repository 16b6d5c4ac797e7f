import { z } from "zod";
import { ok } from "../../shared/base/index.js";
import { command, jsonHelp, rowHelp, tableHelp, type CommandDefinition } from "./command.js";
import { editItems } from "./item-edit.js";

const optionsSchema = z.object({ table: z.string().optional(), json: z.boolean().default(false) });

/** `delete-item FILE ROW KEY`: takes an item out of a list within a row. */
export const deleteItemCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "delete-item",
    summary: "Delete an item of a list within a row, with its comments.",
    details:
      "A list that loses its last item loses its key too, unless the game requires it or another row of the table has an " +
      "empty list there: then it stays as [].",
    examples: [
      ["delete-item cards.toml 0 'abilities[1]'", "the second ability of the first card"],
      ["delete-item cards.toml id:7f0c 'abilities[0].effects[2]'", "an item of a list of an item"],
    ],
  })
    .argument("<file>", "a TOML file")
    .argument("<row>", rowHelp)
    .argument("<key>", "the item: abilities[1], abilities[0].effects[2]")
    .option("--table <name>", tableHelp)
    .option("--json", jsonHelp)
    .action(async (file: string, row: string, key: string, options: unknown) =>
      finish(
        await editItems(output, { file, row, key, ...optionsSchema.parse(options) }, "item", ({ item = 0 }) =>
          ok({ op: "remove", at: item, count: 1 }),
        ),
      ),
    );
