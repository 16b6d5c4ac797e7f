import { z } from "zod";
import { failed, ok, type Result } from "../../shared/base/index.js";
import type { ListChange, TomlValue } from "../../shared/toml/index.js";
import { command, jsonHelp, rowHelp, tableHelp, type CommandDefinition } from "./command.js";
import { editItems, type NamedList } from "./item-edit.js";
import { refuse } from "./output.js";
import { readArgument } from "./value.js";

const optionsSchema = z.object({
  table: z.string().optional(),
  at: z.string().optional(),
  json: z.boolean().default(false),
});

/** `add-item FILE ROW KEY [VALUE]`: adds an item to a list within a row. */
export const addItemCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "add-item",
    summary: "Add an item to a list within a row, at the end unless another place is given.",
    details:
      "The item is written as the other items of the list are, with a header of its own or in brackets. The value is TOML; " +
      "without one, the item is an empty table.",
    examples: [
      ["add-item cards.toml 0 abilities '{ name = \"Rage\" }'", "at the end of the list"],
      ["add-item cards.toml id:7f0c 'abilities[0].effects' '{ op = \"draw\" }' --at 0", "first in a list of an item"],
    ],
  })
    .argument("<file>", "a TOML file")
    .argument("<row>", rowHelp)
    .argument("<key>", "the list: abilities, abilities[0].effects")
    .argument("[value]", "a TOML value")
    .option("--at <place>", "the place it will have, counted from 0")
    .option("--table <name>", tableHelp)
    .option("--json", jsonHelp)
    .action(async (file: string, row: string, key: string, value: string | undefined, given: unknown) => {
      const { at, ...options } = optionsSchema.parse(given);
      const item = readArgument(value ?? "{}", "toml");
      finish(
        item.ok
          ? await editItems(output, { file, row, key, ...options }, "list", (list) => insertion(list, item.value, at))
          : refuse(output, item.error),
      );
    });

function insertion({ length }: NamedList, item: TomlValue, at: string | undefined): Result<ListChange<TomlValue>> {
  if (at === undefined) return ok({ op: "insert", at: length, items: [item] });
  const place = /^\d{1,9}$/.test(at) ? Number(at) : Number.NaN;
  if (place <= length) return ok({ op: "insert", at: place, items: [item] });
  return failed({ code: "cli/no-such-place", message: `“${at}” is not a place: they run from 0 to ${length}.` });
}
