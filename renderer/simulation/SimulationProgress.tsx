import type { ReactNode } from "react";
import type { SimulationStatus } from "../../shared/bridge/index.js";
import { useApp } from "../state/index.js";
import { timeLeft } from "./format.js";
import { texts } from "./texts.js";

/** How far the simulation is and how long it will take, or how it ended and of how many matches the figures are. */
export function SimulationProgress(): ReactNode {
  const status = useApp((state) => state.simulation);
  if (!status || status.state === "idle") return <span className="simulation-status" role="status" />;
  const { state, played, elapsedMs, queue } = status;
  const end = endOf(status);
  return (
    <span className={`simulation-status is-${state}`} role="status">
      {state === "running" && <progress aria-label={texts.matchesPlayed} max={end} value={played} />}
      <span>{statusText(status)}</span>
      {state === "running" && <span className="simulation-left">{timeLeft(played, end, elapsedMs)}</span>}
      {state === "running" && queue && <span className="simulation-left">{texts.onQueue(queue)}</span>}
    </span>
  );
}

/** When it will be over, in matches: one that stops by itself is not over only when all are played. */
const endOf = ({ played, total, expected = total }: SimulationStatus): number => Math.max(played, expected);

function statusText(status: SimulationStatus): string {
  const { state, played, total, expected, failures, elapsedMs, message } = status;
  const failed = failures === 0 ? "" : `, ${failures.toLocaleString("en")} failed`;
  const [some, all] = [played.toLocaleString("en"), total.toLocaleString("en")];
  switch (state) {
    case "idle":
      return "";
    case "running":
      return expected === undefined
        ? `${some} of ${all} matches${failed}`
        : texts.ofAboutSoMany(some, endOf(status).toLocaleString("en"), failed);
    case "finished":
      return texts.matchesInSeconds(all, (elapsedMs / 1000).toFixed(1), failed);
    case "cancelled":
      return texts.stoppedAfter(some, all, failed);
    case "failed":
      return texts.endedAfter(some, all, message ?? "");
  }
}
