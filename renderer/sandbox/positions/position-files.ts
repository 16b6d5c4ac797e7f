import { failed, ok, type Result } from "../../../shared/base/index.js";
import {
  openPosition,
  ownerOfPosition,
  positionFormats,
  type PositionFormat,
  type PositionRemark,
  type WrittenPosition,
} from "../../../shared/games/index.js";
import { readRecord, recordOf, replay, writeRecord } from "../../../shared/match/index.js";
import { gameOf } from "../../state/index.js";
import { cardsOnScreen, openRecord } from "../launch/play.js";
import { playableGames, type FolderCards } from "../match/folder-cards.js";
import { recordOfTable } from "../match/table-client.js";
import { getTable } from "../match/table-state.js";
import { positionTexts } from "./texts.js";

/** The formats of positions that the games of the folder can be read from, without those that several have. */
export function formatsOfFolder(): readonly PositionFormat[] {
  const formats = playableGames().flatMap(({ play }) => positionFormats(play));
  return [...new Map(formats.map((format) => [format.name, format])).values()];
}

/** Puts the match on the table that stands where a file says; returns what should be known about the file. */
export async function openPositionText(text: string): Promise<Result<readonly PositionRemark[]>> {
  const owner = ownerOfPosition(
    playableGames().map(({ game }) => game),
    text,
  );
  if (!owner.ok) return owner;
  const cards = await cardsOnScreen(owner.value.game.id);
  if (!cards) return failed({ code: "sandbox/no-cards", message: positionTexts.noPlayableCards });
  const opened = openPosition(owner.value, text, cards.material);
  if (!opened.ok) return opened;
  const { match, remarks } = opened.value;
  const record = recordOf(match);
  openRecord(withDefinitions(cards, record.setup.definitions), writeRecord(record), record.ruleset);
  return ok(remarks);
}

/** A position may have cards of its own: those that are in the folder too, by id or name, are followed there. */
export function withDefinitions(cards: FolderCards, definitions: readonly unknown[]): FolderCards {
  const { play, material, sources, texts } = cards;
  if (definitions === material.definitions) return cards;
  const nameOf = (definition: unknown): string => play.idOf?.(definition) ?? play.nameOf(definition);
  const places = new Map(material.definitions.map((definition, at) => [nameOf(definition), at]));
  const found = definitions.map((definition) => places.get(nameOf(definition)));
  return {
    ...cards,
    material: { ...material, definitions },
    sources: found.map((at) => (at === undefined ? undefined : sources[at])),
    texts: found.map((at) => (at === undefined ? undefined : texts[at])),
  };
}

/** The formats that the match on the table can be saved in. */
export function formatsOfTable(): readonly PositionFormat[] {
  const { info } = getTable();
  const play = info === null ? undefined : gameOf(info.game)?.play;
  return play ? positionFormats(play) : [];
}

/** The position on the table as text in a format. */
export async function tableAsPosition(format: PositionFormat): Promise<Result<WrittenPosition>> {
  const { info } = getTable();
  const play = info === null ? undefined : gameOf(info.game)?.play;
  const record = readRecord(await recordOfTable());
  if (!record.ok) return record;
  const ruleset = play?.rulesets.find(({ id }) => id === record.value.ruleset);
  if (!ruleset) return failed({ code: "sandbox/no-match", message: positionTexts.noMatch });
  const again = replay(ruleset, record.value);
  return again.ok ? format.write(again.value.match) : again;
}
