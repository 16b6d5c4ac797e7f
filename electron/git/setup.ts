import { ok, type Result } from "../../shared/base/index.js";
import { runGit } from "./run.js";

/** Whose configuration: that of one repository, or of the user for all of them. */
export type ConfigScope = "local" | "global";

/** A setting of git: `merge.cardwright.driver`, and its value. */
export type GitSetting = readonly [name: string, value: string];

/**
 * How git runs Cardwright for card files. `%O %A %B` are the files of the common ancestor, ours and theirs, which have names
 * without an ending; `%P` is the file's real path, as `$MERGED` is for tools. Ancestors that git makes itself of several are
 * taken as they are. A path may begin as an option does: those come behind `--`.
 *
 * @param program what starts Cardwright: `cardwright`, or a longer command line
 */
export const driverSettings = (program: string): readonly GitSetting[] => [
  ["diff.cardwright.command", `${program} git diff-driver --`],
  ["diff.cardwright.textconv", `${program} git textconv --`],
  ["diff.cardwright.xfuncname", "^\\[\\[.*"],
  ["merge.cardwright.name", "rows and cells of card files"],
  ["merge.cardwright.driver", `${program} git merge-driver --marker-size %L --path %P -- %O %A %B`],
  ["merge.cardwright.recursive", "binary"],
  // Git has one tool for files of all kinds, so that these are for those who name them: git mergetool -t cardwright.
  ["difftool.cardwright.cmd", `${program} git difftool -- "$LOCAL" "$REMOTE" "$MERGED"`],
  ["mergetool.cardwright.cmd", `${program} git mergetool -- "$BASE" "$LOCAL" "$REMOTE" "$MERGED"`],
  ["mergetool.cardwright.trustExitCode", "true"],
  // The same in the app: git mergetool -t cardwright-window.
  ["difftool.cardwright-window.cmd", `${program} git difftool --window -- "$LOCAL" "$REMOTE" "$MERGED"`],
  ["mergetool.cardwright-window.cmd", `${program} git mergetool --window -- "$BASE" "$LOCAL" "$REMOTE" "$MERGED"`],
  ["mergetool.cardwright-window.trustExitCode", "true"],
];

const sections = [
  ...["diff.cardwright", "merge.cardwright", "difftool.cardwright", "mergetool.cardwright"],
  ...["difftool.cardwright-window", "mergetool.cardwright-window"],
];

/** Adds the settings to git's configuration, in place of those of the same name. */
export async function writeSettings(
  folder: string,
  scope: ConfigScope,
  settings: readonly GitSetting[],
): Promise<Result<null>> {
  for (const [name, value] of settings) {
    const written = await runGit(folder, ["config", `--${scope}`, name, value]);
    if (!written.ok) return written;
  }
  return ok(null);
}

/** Takes the settings out of git's configuration; returns the names of the sections that were there. */
export async function removeSettings(folder: string, scope: ConfigScope): Promise<Result<readonly string[]>> {
  const removed: string[] = [];
  for (const section of sections) {
    const seen = { code: 0 };
    // Git answers with 128 for a section that is not there.
    const answer = await runGit(folder, ["config", `--${scope}`, "--remove-section", section], "", (code) => {
      seen.code = code;
      return code === 0 || code === 128;
    });
    if (!answer.ok) return answer;
    if (seen.code === 0) removed.push(section);
  }
  return ok(removed);
}

/** The file that names the user's attributes for all repositories, as git finds it. */
export async function globalAttributesFile(folder: string, home: string, configHome?: string): Promise<string> {
  const set = await runGit(folder, ["config", "--global", "--type=path", "core.attributesFile"]);
  const named = set.ok ? set.value.toString("utf8").trim() : "";
  return named === "" ? `${configHome ?? `${home}/.config`}/git/attributes` : named;
}

/** A path inside of the repository's own folder, which is not part of any commit. */
export async function privatePath(folder: string, name: string): Promise<Result<string>> {
  const answer = await runGit(folder, ["rev-parse", "--path-format=absolute", "--git-path", name]);
  return answer.ok ? ok(answer.value.toString("utf8").trim()) : answer;
}

/** The path of a folder from the top of the work tree: empty there, else with `/` at its end. */
export async function folderPrefix(folder: string): Promise<Result<string>> {
  const answer = await runGit(folder, ["rev-parse", "--show-prefix"]);
  return answer.ok ? ok(answer.value.toString("utf8").replace(/\r?\n$/u, "")) : answer;
}
