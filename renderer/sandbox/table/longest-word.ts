/**
 * Letters of the longest part of a text that no line break goes through. Type is set so small that it fits, for a card is read
 * at a glance and a word in two pieces is not.
 */
export const longestWord = (text: string): number =>
  Math.max(1, ...text.split(/[\s\u2013\u2014-]+/u).map(({ length }) => length));
