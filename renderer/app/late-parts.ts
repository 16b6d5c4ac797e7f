import { loadAllGames } from "../state/index.js";
import { late, LateDialog, LateField, LateNote } from "../ui/index.js";

/** Loads a part of the page with all games, some of which it may offer. */
async function withGames<Part>(load: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load, loadAllGames()]);
  return part;
}

/** All dialogs and the palette: together they are larger than what the sheet needs. */
export const Overlays = late(async () => (await withGames(import("./Overlays.js"))).Overlays, LateDialog);

/** What takes the place of the sheet. */
const stages = () => withGames(import("./stages.js"));

export const Match = late(async () => (await stages()).Sandbox, LateNote);
export const Simulation = late(async () => (await stages()).SimulationPane, LateField);
export const Welcome = late(async () => (await stages()).Welcome, LateNote);
export const BrokenFile = late(async () => (await stages()).BrokenFile, LateNote);

/** What the person may ask for next, in the order in which it is fetched once the sheet is there. */
export const lateParts = [Overlays, Match, Simulation, Welcome, BrokenFile];
