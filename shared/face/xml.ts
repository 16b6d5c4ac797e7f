const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text without the characters that XML forbids and halves of characters, which no file of it may have. */
export const xmlCharacters = (text: string): string =>
  text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, "\ufffd");

/** A text for XML: no markup, none of the characters that XML forbids, no halves of characters. */
export const escaped = (text: string): string =>
  xmlCharacters(text).replaceAll(/[&<>"']/gu, (character) => entities[character] ?? "");

/** A length as attributes have it: thousandths of a millimetre are finer than any printer. */
export const millimetres = (value: number): string => String(Math.round(value * 1000) / 1000 || 0);
