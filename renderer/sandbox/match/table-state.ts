import { create } from "zustand";
import type { ToolAnswers } from "../../../shared/games/index.js";
import { sameAction, type Action, type Offer, type Preview } from "../../../shared/match/index.js";
import type { CardSource, FolderCards } from "./folder-cards.js";
import type { Pace } from "./players.js";
import type { TableEvent, TableLine, TableMoment, TableSnapshot, TreeLine } from "./protocol.js";
import { mostTreeLines } from "./event-tree.js";

/** What a match is started with, remembered from one to the next. */
export interface PlaySettings {
  /** By seat: a person or a bot. */
  readonly players: readonly string[];
  /** Names of decks by seat; null: the usual one. */
  readonly decks: readonly (string | null)[];
  /** Id of a ruleset; null: the usual one. */
  readonly ruleset: string | null;
  /** What was chosen about the rules, by the ids of their options. */
  readonly options: ToolAnswers;
  /** Null: another one each time. */
  readonly seed: number | null;
  readonly selectedInHand: boolean;
  readonly pace: Pace;
}

/** A set of cards a match plays with: what the page knows of each definition. */
export type Edition = Pick<FolderCards, "material" | "sources" | "texts" | "rows">;

/** What stays the same for all of a match. */
export interface MatchInfo {
  readonly game: string;
  readonly ruleset: string;
}

/** What would take the match from the table: another one, or its end. */
export interface Leaving {
  readonly does: "begin" | "open" | "end";
  readonly run: () => void;
}

export interface TableState {
  /** The table is on screen, over the sheet. */
  readonly isOpen: boolean;
  /** A match is being got ready. */
  readonly isStarting: boolean;
  readonly info: MatchInfo | null;
  readonly snapshot: TableSnapshot | null;
  readonly lines: readonly TableLine[];
  readonly moments: readonly TableMoment[];
  /** The newest lines of the tree of events. */
  readonly tree: readonly TreeLine[];
  /** By number; a match may have seen several. */
  readonly editions: ReadonlyMap<number, Edition>;
  /** Cards on the screen that differ from those in the match, by name. */
  readonly changed: readonly string[];
  /** Why something could not be done, until the next thing is. */
  readonly refusal: string | null;
  /** Why effects without end were given up, and the cards that they are by, until the next thing is done. */
  readonly runaway: { readonly message: string; readonly cards: readonly number[] } | null;
  /** The card that is looked at: under the pointer, or with the focus. */
  readonly looked: number | null;
  /** Cards that a line of the log is about, while it is pointed at. */
  readonly named: readonly number[];
  /** The answer that is pointed at, or has the focus. */
  readonly pointed: Offer | null;
  /** The choice whose outcome was asked for, and what it would do once that is known. */
  readonly foreseeing: Action | null;
  readonly foreseen: Preview | null;
  /** The card that was taken up and waits for the place it is to go to. */
  readonly carried: number | null;
  readonly isSettingUp: boolean;
  /** Whether cards are drawn as their faces, not by what they say now. */
  readonly showsFaces: boolean;
  /** What waits for the answer whether the match may go. */
  readonly leaving: Leaving | null;
  /** The game that was played last. */
  readonly playedGame: string | null;
  /** By the ids of the games. */
  readonly settings: Readonly<Record<string, PlaySettings>>;
}

export const useTable = create<TableState>()(() => ({
  isOpen: false,
  isStarting: false,
  info: null,
  snapshot: null,
  lines: [],
  moments: [],
  tree: [],
  editions: new Map(),
  changed: [],
  refusal: null,
  runaway: null,
  looked: null,
  named: [],
  pointed: null,
  foreseeing: null,
  foreseen: null,
  carried: null,
  isSettingUp: false,
  showsFaces: false,
  leaving: null,
  playedGame: null,
  settings: {},
}));

export const setTable = useTable.setState;
export const getTable = useTable.getState;

/** Puts the table over the sheet, or away from it. */
export const showTable = (isOpen: boolean): void => setTable({ isOpen });

/** Takes up what the worker sent: the lines before its first are the ones that are here. */
export function takeSnapshot(snapshot: TableSnapshot): void {
  const { from, lines, moments, tree } = snapshot.log;
  setTable((before) => ({
    snapshot,
    lines: [...before.lines.filter(({ at }) => at < from), ...lines],
    moments: [...before.moments.slice(0, from), ...moments],
    tree: [...before.tree.filter(({ at }) => at < from), ...tree].slice(-mostTreeLines),
    refusal: null,
    runaway: null,
    pointed: null,
    foreseeing: null,
    foreseen: null,
    carried: null,
    isStarting: false,
  }));
}

/** Takes up what a choice would do, where that is still the one that is looked at. */
export function takePreview({ revision, action, preview }: Extract<TableEvent, { kind: "foreseen" }>): void {
  const { snapshot, foreseeing } = getTable();
  if (snapshot?.revision !== revision || foreseeing === null || !sameAction(foreseeing, action)) return;
  setTable({ foreseen: preview });
}

/** The row a card of the table was made of, in the cards in force. */
export function sourceOf(definition: number): CardSource | undefined {
  const { snapshot, editions } = getTable();
  return snapshot === null ? undefined : editions.get(snapshot.edition)?.sources[definition];
}
