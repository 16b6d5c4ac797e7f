import { spawn } from "node:child_process";

/** The program by which `git difftool` has git show a difference. */
const helper = "difftool--helper";

/** Whether `git difftool` asks, which git does of a driver of its own where a file has one: the chosen tool was never run. */
export const isForDifftool = (environment: NodeJS.ProcessEnv): boolean =>
  environment["GIT_EXTERNAL_DIFF"] === `git-${helper}`;

/** Has git run the tool that was chosen, with what git said to the driver; resolves to its exit code. It has the terminal. */
export function runChosenTool(given: readonly string[]): Promise<number> {
  return new Promise((done) => {
    const child = spawn("git", [helper, ...given], { stdio: "inherit" });
    child.on("error", () => done(1));
    child.on("close", (code) => done(code ?? 1));
  });
}
