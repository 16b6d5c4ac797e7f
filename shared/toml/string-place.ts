/**
 * The offset of unit `at` of a string's value in the string's source, its quotes included; the end of the value is just
 * before the closing quotes. For a value that is not a string it is the beginning.
 */
export function placeInSource(source: string, at: number): number {
  const mark = source.charAt(0);
  if (mark !== '"' && mark !== "'") return 0;
  const isMultiLine = source.startsWith(mark.repeat(3)) && source.length >= 6;
  let place = isMultiLine ? 3 + (/^\r?\n/u.exec(source.slice(3))?.[0].length ?? 0) : 1;
  const end = source.length - (isMultiLine ? 3 : 1);
  const hasEscapes = mark === '"';
  for (let unit = 0; unit < at && place < end;) {
    const [units, length] = hasEscapes && source[place] === "\\" ? escapeAt(source, place) : plainAt(source, place);
    unit += units;
    place += length;
  }
  return Math.min(place, end);
}

/** Units of the value and of the source; a line end is one unit of the value whatever the file uses. */
type Piece = readonly [units: number, length: number];

const plainAt = (source: string, place: number): Piece => (source.startsWith("\r\n", place) ? [1, 2] : [1, 1]);

function escapeAt(source: string, place: number): Piece {
  const digits = { u: 4, U: 8 }[source.charAt(place + 1)];
  if (digits !== undefined) {
    const code = Number.parseInt(source.slice(place + 2, place + 2 + digits), 16);
    return [code > 0xffff ? 2 : 1, 2 + digits];
  }
  const joined = /^\\[ \t]*\r?\n[ \t\r\n]*/u.exec(source.slice(place));
  return joined ? [0, joined[0].length] : [1, 2];
}
