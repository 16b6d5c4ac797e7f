import { exitCodes } from "../output.js";
import { removeLeftovers } from "../store.js";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

export interface StopSignal {
  /** Settles once the terminal asks to end. */
  readonly signalled: Promise<"signal">;
  readonly forget: () => void;
}

/** Waits for a signal. A second one ends the program at once, when what it leaves on the disk is removed. */
export function stopSignal(removeNow: () => void): StopSignal {
  let isStopping = false;
  let stop: (how: "signal") => void = () => undefined;
  const signalled = new Promise<"signal">((resolve) => {
    stop = resolve;
  });
  const onSignal = (): void => {
    if (isStopping) {
      removeLeftovers();
      removeNow();
      process.exit(exitCodes.interrupted);
    }
    isStopping = true;
    stop("signal");
  };
  for (const signal of signals) process.on(signal, onSignal);
  return {
    signalled,
    forget: () => {
      for (const signal of signals) process.off(signal, onSignal);
    },
  };
}
