// @ts-check
import { parseArgs } from "node:util";

export const help = `Usage: npm start [-- OPTIONS] [FOLDER]

Opens FOLDER, a folder of TOML card files, in Cardwright. Without FOLDER a copy of
the Dreamtides sample opens, so that trying things out never touches the original.

  --web        serve the app to a browser on this machine instead of opening a window
  --port N     port of the web host (default: any free one)
  --root DIR   a folder whose content may be opened from the browser; may be repeated
               (default: FOLDER, or your home folder where none is named)
  --help       this text`;

/**
 * @typedef {{ web: boolean, port: number, folder: string | undefined, roots: string[] }} Options
 * @param {readonly string[]} args
 * @returns {{ kind: "run", options: Options } | { kind: "help" } | { kind: "wrong", message: string }}
 */
export function readOptions(args) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        web: { type: "boolean" },
        port: { type: "string" },
        root: { type: "string", multiple: true },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) return { kind: "help" };
    if (positionals.length > 1) return { kind: "wrong", message: "Only one folder can be opened at a time." };
    const port = values.port ?? "0";
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
      return { kind: "wrong", message: `--port needs a number from 0 to 65535, not '${port}'.` };
    }
    const web = values.web ?? values.port !== undefined;
    return { kind: "run", options: { web, port: Number(port), folder: positionals[0], roots: values.root ?? [] } };
  } catch (error) {
    return { kind: "wrong", message: error instanceof Error ? error.message : String(error) };
  }
}
