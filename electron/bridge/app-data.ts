import { homedir } from "node:os";
import { posix, win32 } from "node:path";

export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
}

/**
 * The folder for what belongs to the app and not to a workspace: journals, view state, backups, samples (design 6.1). Both
 * shells and all processes of a person share it; `CARDWRIGHT_DATA` names another.
 */
export function appDataDirectory(machine: Machine = { platform: process.platform, env: process.env, home: homedir() }) {
  const { platform, env, home } = machine;
  if (env["CARDWRIGHT_DATA"]) return env["CARDWRIGHT_DATA"];
  if (platform === "win32") return win32.join(env["APPDATA"] ?? win32.join(home, "AppData/Roaming"), "Cardwright");
  if (platform === "darwin") return posix.join(home, "Library/Application Support/Cardwright");
  const shared = env["XDG_DATA_HOME"];
  return posix.join(shared && posix.isAbsolute(shared) ? shared : posix.join(home, ".local/share"), "cardwright");
}
