/** The only colours any phrase emits, as `RRGGBB`, named by what they mark (DISPLAY-1). */
export const COLOURS = {
  energy: "00838F",
  points: "F57F17",
  figment: "F57F17",
  keyword: "AA00FF",
  subtype: "2E7D32",
} as const;

const coloured = (colour: string, text: string) => `<color=#${colour}>${text}</color>`;

export const inBold = (text: string): string => `<b>${text}</b>`;
export const inEnergy = (text: string): string => coloured(COLOURS.energy, text);
export const inPoints = (text: string): string => coloured(COLOURS.points, text);
export const inKeyword = (text: string): string => coloured(COLOURS.keyword, text);
export const inBoldKeyword = (text: string): string => coloured(COLOURS.keyword, inBold(text));
export const inSubtype = (text: string): string => coloured(COLOURS.subtype, inBold(text));

/** The closing tags are crossed: the game's own markup is, and its text is compared byte for byte (DISPLAY-1). */
export const inFigment = (text: string): string => `<color=#${COLOURS.figment}><b><u>${text}</u></color></b>`;
