import type { Fault } from "./result.js";

type Placed = Pick<Fault, "message" | "file" | "line" | "column">;

/**
 * The message of a fault behind its place, for people: `cards/ember.yaml, line 3: No key.` Messages of faults that carry their file
 * do not name it themselves, so that each reader says the place once and in its own way.
 */
export function placedMessage({ message, file, line, column }: Placed): string {
  const place = [
    ...(file === undefined ? [] : [file]),
    ...(line === undefined ? [] : [`line ${line}`]),
    ...(line === undefined || column === undefined ? [] : [`column ${column}`]),
  ];
  return place.length === 0 ? message : `${place.join(", ")}: ${message}`;
}
