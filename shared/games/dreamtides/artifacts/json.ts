import { ownRecord } from "../../../toml/index.js";
import type { TypedLists } from "./card-lists.js";
import type { ConstantGroup } from "./test-cards.js";

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The ids of the test cards by the names of their constants, for each type of id. */
export const testCardsJson = (groups: readonly ConstantGroup[]): string =>
  json(
    ownRecord(
      groups.map(({ type, constants }) => [type, ownRecord(constants.map(({ name, id }) => [name, id] as const))]),
    ),
  );

/** The ids of each list by its name, for each type of id. */
export const cardListsJson = (types: readonly TypedLists[]): string =>
  json(
    ownRecord(types.map(({ type, lists }) => [type, ownRecord(lists.map(({ name, ids }) => [name, ids] as const))])),
  );
