import type { ReactNode } from "react";
import { useApp } from "../state/index.js";
import { texts } from "./texts.js";

/**
 * What the page shows until it knows of a folder. The host answers before the folder that it opens is read, which takes
 * seconds where it is a large one.
 */
export function BeforeTheFolder(): ReactNode {
  const isConnected = useApp(({ connection }) => connection === "open");
  return (
    <p className="stage-note" role="status">
      <span className="spinner" aria-hidden="true" />
      {isConnected ? texts.openingFolder : texts.connecting}
    </p>
  );
}
