import { Option } from "commander";
import { z } from "zod";
import { ok, visibleName, type Result } from "../../shared/base/index.js";
import { unifiedDifference } from "../../shared/revision/index.js";
import { formatDocument, type TomlDocument, type WantedOrder } from "../../shared/toml/index.js";
import { command, type CommandDefinition } from "./command.js";
import { editFile, readToml } from "./files.js";
import { filesToFormat } from "./fmt-files.js";
import { gameOrders, type OrdersOf } from "./fmt-order.js";
import { exitCodes, refuse, type ExitCode, type Output } from "./output.js";

const optionsSchema = z.object({
  check: z.boolean().default(false),
  diff: z.boolean().default(false),
  order: z.enum(["usual", "game"]).default("usual"),
});

type Options = z.infer<typeof optionsSchema>;

/** `fmt [PATHS]`: writes files in the canonical form. */
export const fmtCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "fmt",
    summary: "Write card files with the same order of keys in all rows, and in one spelling.",
    details:
      "Puts the keys of each row in the order that most rows of its table have, with the comments above and behind them, and writes keys, " +
      "texts and spaces in one way, with one blank line between rows. No value, row or comment changes, and formatting twice changes " +
      "nothing more. Each file is written as a whole or not at all, and not written where it has that form already.\n\n" +
      "Of a folder, the files that are its sheets are formatted, but for links that lead out of it; without a path, those of the working directory. A file that is not valid TOML is named " +
      "with line and column and left as it is; the exit code is 2 then. With --check or --diff nothing is written.",
    examples: [
      ["fmt cards/", "all sheets of a folder"],
      ["fmt cards/cards.toml --diff", "show what would change"],
      ["fmt --check", "for CI: list the files that are not formatted, exit with 1 if there are any"],
      ["fmt cards/ --order game", "the order of keys that the game has"],
    ],
  })
    .argument("[paths...]", "TOML files, and folders of them")
    .option("--check", "write nothing; list the files that would change and exit with 1 if there are any")
    .option("--diff", "write nothing; show what would change")
    .addOption(
      new Option(
        "--order <order>",
        "the order of keys: the usual one of the rows, or that of their game where they belong to one",
      )
        .choices(["usual", "game"])
        .default("usual"),
    )
    .action(async (paths: readonly string[], options: unknown) =>
      finish(await fmt(output, paths.length === 0 ? ["."] : paths, optionsSchema.parse(options))),
    );

async function fmt(output: Output, paths: readonly string[], options: Options): Promise<ExitCode> {
  const files = await filesToFormat(paths, output);
  if (!files.ok) return refuse(output, files.error);
  const ordersOf: OrdersOf = options.order === "game" ? gameOrders(output) : () => Promise.resolve(ok(() => undefined));
  const counts = { changed: 0, unchanged: 0, refused: 0 };
  for (const file of files.value) {
    const done = await formatFile(file, output, options, ordersOf);
    if (!done.ok) refuse(output, done.error, file);
    counts[done.ok ? done.value : "refused"] += 1;
  }
  output.remark(summaryOf(counts, options));
  if (counts.refused > 0) return exitCodes.wrongUse;
  return options.check && counts.changed > 0 ? exitCodes.problems : exitCodes.fine;
}

type Outcome = "changed" | "unchanged";

async function formatFile(
  file: string,
  output: Output,
  { check, diff }: Options,
  ordersOf: OrdersOf,
): Promise<Result<Outcome>> {
  const order = await ordersOf(file);
  if (!order.ok) return order;
  const isDry = check || diff;
  const changed = isDry
    ? await wouldChange(file, output, order.value)
    : await writeFormatted(file, output, order.value);
  if (!changed.ok || !changed.value) return changed.ok ? ok("unchanged") : changed;
  const [before, after] = changed.value;
  if (diff) output.say(unifiedDifference(visibleName(file), chunkPairs(before, after)));
  else output.say(`${visibleName(file)}\n`);
  return ok("changed");
}

type Versions = readonly [before: TomlDocument, after: TomlDocument];

async function wouldChange(file: string, output: Output, order: WantedOrder): Promise<Result<Versions | undefined>> {
  const document = await readToml(file, output);
  if (!document.ok) return document;
  const formatted = formatDocument(document.value, order);
  if (!formatted.ok) return formatted;
  return ok(formatted.value === document.value ? undefined : [document.value, formatted.value]);
}

const writeFormatted = (file: string, output: Output, order: WantedOrder): Promise<Result<Versions | undefined>> =>
  editFile<Versions | undefined>(file, output, (document) => {
    const formatted = formatDocument(document, order);
    if (!formatted.ok) return formatted;
    const value: Versions | undefined = formatted.value === document ? undefined : [document, formatted.value];
    return ok({ document: formatted.value, value });
  });

/** The rows of both versions side by side: formatting keeps their order. What is above the first one can be a part of its line. */
function* chunkPairs(before: TomlDocument, after: TomlDocument): Generator<readonly [string, string], void> {
  const text = ({ chunks }: TomlDocument, at: number): string => chunks.at(at)?.text ?? "";
  yield [text(before, 0) + text(before, 1), text(after, 0) + text(after, 1)];
  for (let at = 2; at < Math.max(before.chunks.length, after.chunks.length); at += 1)
    yield [text(before, at), text(after, at)];
}

function summaryOf(counts: Readonly<Record<Outcome | "refused", number>>, { check, diff }: Options): string {
  const files = (count: number): string => `${count} file${count === 1 ? "" : "s"}`;
  const { changed, unchanged, refused } = counts;
  const said = [
    ...(changed > 0 ? [check || diff ? `${files(changed)} would change` : `${files(changed)} formatted`] : []),
    ...(unchanged > 0 ? [`${files(unchanged)} unchanged`] : []),
    ...(refused > 0 ? [`${files(refused)} left as ${refused === 1 ? "it is" : "they are"}`] : []),
  ];
  return said.length === 0 ? "No file to format." : `${said.join(", ")}.`;
}
