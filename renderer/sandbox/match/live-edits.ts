import { isEqual } from "../../../shared/base/index.js";
import { onRows, sheetKey } from "../../state/index.js";
import { matchTexts } from "./texts.js";
import { folderCards, playedGame, type FolderCards } from "./folder-cards.js";
import { askTable } from "./table-client.js";
import { getTable, setTable, useTable, type Edition } from "./table-state.js";

/** Typing rests this long before the cards are compared, in ms. */
const restMs = 250;

let stops: readonly (() => void)[] = [];
let timer: number | undefined;

/** Tells when cards on the screen come to differ from those of the match. */
export function followCards(): void {
  stopFollowing();
  const { snapshot, editions } = getTable();
  const edition = editions.get(snapshot?.edition ?? 1);
  const sheets = new Set((edition?.sources ?? []).flatMap((source) => (source ? [sheetKey(source.sheet)] : [])));
  stops = [
    ...[...sheets].map((key) => onRows(key, compareSoon)),
    useTable.subscribe((after, before) => {
      if (after.snapshot?.edition !== before.snapshot?.edition) compareSoon();
    }),
  ];
}

function stopFollowing(): void {
  for (const stop of stops) stop();
  stops = [];
  window.clearTimeout(timer);
  comparisons += 1;
}

/** No match is played any more. */
export function forgetChanges(): void {
  stopFollowing();
  setTable({ changed: [] });
}

function compareSoon(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => void compare(), restMs);
}

/** Counts the comparisons: one that is overtaken says nothing. */
let comparisons = 0;

/** Compares the cards of the match with those on the screen. */
async function compare(): Promise<void> {
  comparisons += 1;
  const mine = comparisons;
  const found = playedGame(getTable().info?.game);
  const now = found && (await folderCards(found.game, found.play));
  const { snapshot, editions } = getTable();
  const edition = snapshot === null ? undefined : editions.get(snapshot.edition);
  if (!now || !edition || mine !== comparisons) return;
  const fresh = definitionsFor(edition, now);
  const changed = edition.material.definitions.flatMap((definition, at) =>
    isEqual(definition, fresh.material.definitions[at]) ? [] : [nameOf(fresh, at)],
  );
  setTable({ changed });
}

/**
 * The cards of the screen in the order of the match, which its choices and decks go by. A card whose row is gone stays as it
 * was; new rows are no part of the match.
 */
export function definitionsFor(edition: Edition, now: FolderCards): Edition {
  const places = new Map(
    now.sources.flatMap((source, at) => (source ? [[`${sheetKey(source.sheet)} ${source.rowKey}`, at] as const] : [])),
  );
  const found = edition.sources.map((source) =>
    source ? places.get(`${sheetKey(source.sheet)} ${source.rowKey}`) : undefined,
  );
  const definitions = edition.material.definitions.map((definition, at) => {
    const place = found[at];
    return place === undefined ? definition : now.material.definitions[place];
  });
  const texts = edition.texts.map((text, at) => {
    const place = found[at];
    return place === undefined ? text : now.texts[place];
  });
  const rows = edition.rows.map((row, at) => {
    const place = found[at];
    return place === undefined ? row : now.rows[place];
  });
  return { sources: edition.sources, texts, rows, material: { ...edition.material, definitions } };
}

function nameOf({ material }: Edition, at: number): string {
  const definition = material.definitions[at];
  const name: unknown = typeof definition === "object" && definition !== null ? Reflect.get(definition, "name") : "";
  return typeof name === "string" && name !== "" ? name : matchTexts.aCard;
}

/** Takes the cards on the screen into the match: by playing it again with them, or from here on. */
export async function reload(how: "replay" | "swap"): Promise<void> {
  const found = playedGame(getTable().info?.game);
  const { snapshot, editions } = getTable();
  const edition = snapshot === null ? undefined : editions.get(snapshot.edition);
  if (!found || !edition) return;
  const cards = await folderCards(found.game, found.play);
  if (!cards) return;
  const fresh = definitionsFor(edition, cards);
  const number = Math.max(...editions.keys()) + 1;
  setTable({ editions: new Map(editions).set(number, fresh), changed: [] });
  askTable({ kind: how, definitions: [...fresh.material.definitions], edition: number });
}
