import { Option } from "commander";
import { z } from "zod";
import { severities, type Severity } from "../../shared/validate/index.js";
import packageJson from "../../package.json" with { type: "json" };
import { command, jsonHelp, type CommandDefinition } from "./command.js";
import { writeText } from "./files.js";
import { remarkGarbledFiles } from "./folder.js";
import { describeFault, exitCodes, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";
import { checkFolder } from "./validation/check-folder.js";
import { Records, rowLabel, type PlacedProblem } from "./validation/records.js";
import { sarifLog } from "./validation/sarif.js";
import { settingsRemarks } from "./validation/settings-remarks.js";
import { wantedRules } from "./validation/wanted-rules.js";

const limits = ["none", ...severities] as const;

const optionsSchema = z.object({
  json: z.boolean().default(false),
  sarif: z.string().optional(),
  rule: z.array(z.string()).default([]),
  maxSeverity: z.enum(limits).default("warning"),
  waived: z.boolean().default(false),
  spelling: z.boolean().default(false),
});

type Options = z.infer<typeof optionsSchema>;

/** `validate DIR`: everything that is wrong in the files of a folder. */
export const validateCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "validate",
    summary: "List the problems in the files of a folder.",
    details:
      "Checks every table by the rules of its game and those in its own file, as the app does. The exit code is 1 if there are " +
      "errors; --max-severity sets another limit. Problems with an exception (metadata.waivers) are left out.\n\n" +
      "With --json each problem is {file, table, row, id, column, line, startColumn, code, severity, message, related, fixes}: " +
      "row counts from 0, column names the cell, line and startColumn are its place in the file and count from 1, as in SARIF. " +
      "Absent parts are null. A related place has the parts up to startColumn, and a message.",
    examples: [
      ["validate cards/", "every problem with its line"],
      ["validate cards/ --json", "for programs"],
      ["validate cards/ --rule metadata/unknown-rule", "one rule alone"],
      ["validate cards/ --rule spelling", "the spelling of names and texts alone"],
      ["validate cards/ --max-severity none --sarif found.sarif", "fail on any problem and write a report"],
    ],
  })
    .argument("<dir>", "a folder of TOML files, or one file")
    .option("--json", jsonHelp)
    .option("--sarif <file>", "also write a SARIF 2.1.0 report; an existing file is replaced")
    .option(
      "--rule <code>",
      "only this rule, such as metadata/unknown-rule, or all of metadata; may be given more than once",
      (code: string, others: readonly string[] | undefined) => [
        ...(others ?? []),
        ...code.split(",").map((each) => each.trim()),
      ],
    )
    .addOption(
      new Option("--max-severity <severity>", "the worst severity that still exits with 0")
        .choices(limits)
        .default("warning"),
    )
    .option("--spelling", "also look up the words of names and texts in an English dictionary, as notes")
    .option("--waived", "also list problems with an exception")
    .action(async (path: string, options: unknown) =>
      finish(await validate(output, path, optionsSchema.parse(options))),
    );

async function validate(output: Output, path: string, options: Options): Promise<ExitCode> {
  const checked = await checkFolder(path, { wantsFixes: options.json, checksSpelling: wantsSpelling(options) });
  await remarkGarbledFiles(path, output);
  if (!checked.ok) return refuse(output, checked.error);
  const { state, problems, rules, faceFaults } = checked.value;
  const remarks = settingsRemarks(state, rules);
  if (!remarks.ok) return refuse(output, remarks.error);
  const isWanted = wantedRules(options.rule, rules);
  if (!isWanted.ok) return refuse(output, isWanted.error);
  const records = new Records(state);
  const wanted = problems.filter(({ code }) => isWanted.value(code)).map((problem) => records.of(problem));
  if (options.sarif !== undefined) {
    const report = JSON.stringify(sarifLog(wanted, rules, packageJson.version), null, 2);
    const written = await writeText(options.sarif, output, `${report}\n`, true);
    if (!written.ok) return refuse(output, written.error);
  }
  const open = wanted.filter(({ record }) => record.waived === undefined);
  tell(output, options.waived ? wanted : open, options.json);
  for (const remark of remarks.value) output.remark(remark);
  for (const fault of faceFaults)
    output.remark(`Not a face, so that its tables were checked by others: ${describeFault(fault)}`);
  for (const { sheet, code } of problems.filter((each) => each.code.startsWith("toml/") && !isWanted.value(each.code)))
    output.remark(`${sheet.file} cannot be read (${code}): its tables were not checked.`);
  remarkCounts(output, open);
  const hasBrokenFace = faceFaults.length > 0 && isTooBad("error", options.maxSeverity);
  return hasBrokenFace || open.some(({ record }) => isTooBad(record.severity, options.maxSeverity))
    ? exitCodes.problems
    : exitCodes.fine;
}

/** Asking for the rules of spelling asks for the check. */
const wantsSpelling = ({ spelling, rule }: Options): boolean =>
  spelling || rule.some((code) => code.split("/", 1)[0] === "spelling");

/** Severities stand worst first. */
const isTooBad = (severity: Severity, most: (typeof limits)[number]): boolean =>
  most === "none" || severities.indexOf(severity) < severities.indexOf(most);

function tell(output: Output, problems: readonly PlacedProblem[], json: boolean): void {
  if (json) {
    printJsonLine(
      output,
      problems.map(({ record }) => record),
    );
    return;
  }
  for (const { record, position } of problems) {
    const { file, severity, code, message, waived } = record;
    const where = [rowLabel(record), record.column ?? ""].filter((part) => part !== "").join(", ");
    const said = `${severity} ${code}: ${message}${where === "" ? "" : ` (${where})`}${waived === undefined ? "" : ` Accepted: ${waived}`}`;
    output.say(`${describeFault({ code, message: said, file, ...position })}\n`);
  }
}

function remarkCounts(output: Output, problems: readonly PlacedProblem[]): void {
  const count = (severity: Severity): number => problems.filter(({ record }) => record.severity === severity).length;
  const counts = severities.flatMap((severity) => {
    const found = count(severity);
    return found === 0 ? [] : [`${found} ${severity}${found === 1 || severity === "info" ? "" : "s"}`];
  });
  output.remark(counts.length === 0 ? "No problems found." : `Found ${counts.join(", ")}.`);
}
