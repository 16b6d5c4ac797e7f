import "@fontsource-variable/inter";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App, offerTour } from "./app/index.js";
import { runCommand } from "./commands/index.js";
import { activeGrid } from "./grid/index.js";
import { followMergeConflicts } from "./conflicts/index.js";
import { followImages } from "./images/index.js";
import { startClient } from "./state/index.js";
import { followTheme } from "./theme/index.js";
import { returnKeyboardTo } from "./ui/index.js";
import "./theme/symbols.css";
import "./theme/tokens.css";
import "./theme/app.css";
import "./theme/sheet.css";
import "./theme/dialogs.css";
import "./theme/rules.css";
import "./theme/structure.css";
import "./theme/value-input.css";
import "./theme/faces.css";
import "./theme/problems.css";
import "./theme/readings.css";
import "./theme/derived.css";
import "./theme/meaning.css";
import "./theme/artifacts.css";
import "./theme/changes.css";
import "./theme/what-if.css";
import "./theme/columns.css";
import "./theme/images.css";

const root = document.getElementById("app");
if (!root) throw new Error("The page has no element for the app");

startClient(runCommand);
returnKeyboardTo(() => activeGrid()?.focus());
followImages();
followMergeConflicts();
followTheme(() => activeGrid()?.redrawCells());
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
void offerTour();
