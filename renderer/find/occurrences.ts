/**
 * Where a text occurs in another one, letters of either case, from left to right and without overlaps. Places count UTF-16
 * units; where folding the case changes how long the text is, they would be wrong, and none are returned.
 */
export function occurrences(text: string, query: string): readonly number[] {
  const [haystack, needle] = [text.toLowerCase(), query.toLowerCase()];
  if (needle === "" || haystack.length !== text.length || needle.length !== query.length) return [];
  const places: number[] = [];
  for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, at + needle.length)) places.push(at);
  return places;
}
