import type { ReactNode } from "react";
import { FolderChoice } from "./FolderChoice.js";

/** No folder is open yet. */
export function Welcome(): ReactNode {
  return (
    <div className="welcome">
      <h1>Open your cards</h1>
      <p>
        Cardwright shows a folder of TOML files as sheets. Every edit is written at once, and changes nothing in the
        file but the value you edited.
      </p>
      <FolderChoice />
    </div>
  );
}
