import { unsavedEdits, type SessionHandle } from "../session/index.js";
import type { WebHost } from "./server.js";

export interface Ending {
  readonly host: Pick<WebHost, "close">;
  readonly session: Pick<SessionHandle, "call" | "close">;
  readonly tell: (line: string) => void;
  readonly exit: (code: number) => void;
}

/**
 * What a signal does to the host: it ends when the writes in flight are done, and says what could not be saved. Ctrl+C does
 * not end it while edits would be lost, unless it is pressed again; other signals cannot be asked back. Its exit code is 1
 * where edits are lost, and 130 where a second signal did not let it wait.
 */
export function onSignal({ host, session, tell, exit }: Ending): (signal: NodeJS.Signals) => void {
  let state: "serving" | "asking" | "ending" = "serving";
  const end = async (signal: NodeJS.Signals, isAgain: boolean): Promise<void> => {
    const { lines, isLost } = await unsavedEdits(session);
    for (const line of lines) tell(line);
    if (isLost && signal === "SIGINT" && !isAgain) {
      tell("Press Ctrl+C again to end anyway.");
      state = "asking";
      return;
    }
    await host.close();
    await session.close();
    exit(isLost ? 1 : 0);
  };
  return (signal) => {
    if (state === "ending") {
      exit(130);
      return;
    }
    const isAgain = state === "asking";
    state = "ending";
    void end(signal, isAgain);
  };
}
