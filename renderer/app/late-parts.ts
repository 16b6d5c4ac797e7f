import { late, LateDialog, LateField, LateNote } from "../ui/index.js";

/** All dialogs and the palette: together they are larger than what the sheet needs. */
export const Overlays = late(async () => (await import("./Overlays.js")).Overlays, LateDialog);

/** What takes the place of the sheet. */
const stages = () => import("./stages.js");

export const Match = late(async () => (await stages()).Sandbox, LateNote);
export const Simulation = late(async () => (await stages()).SimulationPane, LateField);
export const Welcome = late(async () => (await stages()).Welcome, LateNote);
export const BrokenFile = late(async () => (await stages()).BrokenFile, LateNote);

/** What the person may ask for next, in the order in which it is fetched once the sheet is there. */
export const lateParts = [Overlays, Match, Simulation, Welcome, BrokenFile];
