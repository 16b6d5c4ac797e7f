import { failed, ok, type Fault, type Result } from "../../../shared/base/index.js";
import { besideSheets, sheetsFolder, type ScenarioFile } from "../../../shared/bridge/index.js";
import { scenarioGame } from "../../../shared/games/index.js";
import { readRecord, replay, writeRecord } from "../../../shared/match/index.js";
import {
  playScenario,
  readScenario,
  positionOf,
  scenarioOf,
  type PlayedScenario,
  type ScenarioReport,
  type WrittenPosition,
} from "../../../shared/scenario/index.js";
import { call, gameOf } from "../../state/index.js";
import { folderCards, type FolderCards } from "../match/folder-cards.js";
import { openRecord } from "../launch/play.js";
import { recordOfTable } from "../match/table-client.js";
import { getTable } from "../match/table-state.js";
import { scenarioTexts } from "./texts.js";

/** A scenario file, and how it went the last time it was played. */
export interface ScenarioEntry {
  readonly file: string;
  readonly title: string;
  readonly report: ScenarioReport | null;
}

/** Faults of a file that cannot be played at all, as a report. */
const wrong = (title: string, ...faults: readonly Fault[]): ScenarioReport => ({
  title,
  verdict: "wrong",
  checks: [],
  faults,
  log: [],
  waiting: "",
});

/** The scenarios of the folder, with their texts. */
export async function scenarioFiles(): Promise<readonly ScenarioFile[] | undefined> {
  return (await call("scenarios/list", {}))?.files;
}

export function titleOf({ file, text }: ScenarioFile): string {
  const read = readScenario(text ?? "");
  return read.ok ? read.value.text.title : file;
}

/** Plays scenarios with the cards on the screen, each game's cards gathered once. */
export class ScenarioRunner {
  readonly #cards = new Map<string, FolderCards>();

  /** How a scenario goes, and the match where it came. */
  async run({ file, text }: ScenarioFile): Promise<Pick<PlayedScenario, "report" | "record">> {
    if (text === null) return refused(file, "scenario/unreadable", scenarioTexts.theFileCannotBeRead);
    const scenario = readScenario(text);
    if (!scenario.ok) return { report: wrong(file, ...scenario.error), record: null };
    const { title, game, cards } = scenario.value.text;
    if (!isOfFolder(file, cards)) {
      const message = scenarioTexts.otherFolder(cards ?? "");
      return refused(title, "scenario/other-folder", message);
    }
    const found = await this.#cardsOf(game);
    if (found === undefined) return refused(title, "scenario/no-game", scenarioTexts.noSuchGame(game));
    return playScenario(scenario.value, scenarioGame(found.play, found.material));
  }

  /** Puts the position a scenario comes to on the table. */
  async open(file: ScenarioFile): Promise<Result<true>> {
    const { report, record } = await this.run(file);
    if (record === null)
      return failed(report.faults[0] ?? { code: "scenario/wrong", message: scenarioTexts.cannotBePlayed });
    const scenario = readScenario(file.text ?? "");
    const cards = scenario.ok ? await this.#cardsOf(scenario.value.text.game) : undefined;
    if (cards === undefined) return failed({ code: "scenario/no-game", message: scenarioTexts.gameCannotBePlayed });
    openRecord(cards, writeRecord(record), record.ruleset);
    return ok(true);
  }

  async #cardsOf(id: string): Promise<FolderCards | undefined> {
    const known = this.#cards.get(id);
    const game = gameOf(id);
    if (known || !game?.play) return known;
    const cards = await folderCards(game, game.play, []);
    if (cards) this.#cards.set(id, cards);
    return cards;
  }
}

const refused = (title: string, code: string, message: string) => ({
  report: wrong(title, { code, message }),
  record: null,
});

/** Whether the cards a scenario names, seen from its file, are those of the open folder. */
export function isOfFolder(file: string, cards: string | undefined): boolean {
  if (cards === undefined) return true;
  // Only a folder of this name has scenarios beside it; no folder is called ".".
  const root = file.startsWith(besideSheets) ? sheetsFolder : ".";
  const at: string[] = [root];
  for (const part of [...file.split("/").slice(0, -1), ...cards.split("/")]) {
    if (part === "" || part === ".") continue;
    if (part !== "..") at.push(part);
    else if (at.pop() === undefined) return false;
  }
  return at.length === 1 && at[0] === root;
}

/** What of a match becomes a scenario: its position, or also how it got there. */
export type Keeping = "position" | "match";

/** The match on the table as the text of a scenario. */
export async function tableAsScenario(title: string, keeping: Keeping): Promise<Result<WrittenPosition>> {
  const { info, snapshot, editions } = getTable();
  const edition = snapshot === null ? undefined : editions.get(snapshot.edition);
  const play = info === null ? undefined : gameOf(info.game)?.play;
  if (!info || !edition || !play) return failed({ code: "sandbox/no-match", message: scenarioTexts.noMatch });
  const record = readRecord(await recordOfTable());
  if (!record.ok) return record;
  const ruleset = play.rulesets.find(({ id }) => id === record.value.ruleset);
  if (!ruleset) return failed({ code: "sandbox/no-rules", message: scenarioTexts.unknownRules });
  const again = replay(ruleset, record.value);
  if (!again.ok) return again;
  const game = scenarioGame(play, edition.material);
  const head = { title, game: info.game, cards: null };
  if (keeping === "position") return positionOf(again.value.match, game, head);
  const text = scenarioOf(again.value.match, game, head);
  return text.ok ? ok({ text: text.value, losses: [] }) : text;
}

/** `A full table` as `a-full-table.scenario.toml`. */
export function fileNameOf(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["scenario"];
  return `${words.join("-").slice(0, 80)}.scenario.toml`;
}
