/** The words of the dialog that checks the pictures of cards. */
export const pictureTexts = {
  dialog: "Check pictures",
  resolution: "Pixels per inch",
  resolutions: [
    ["300", "300, for print"],
    ["150", "150, for a home printer"],
    ["96", "96, for a screen"],
  ],
  looking: "Looking at the pictures…",
  again: "Check again",
  imageFolder: "Set image folder…",
  totals: (cards: number, files: number, hosted: number): string => {
    const said = (count: number, one: string): string =>
      `${count.toLocaleString("en")} ${one}${count === 1 ? "" : "s"}`;
    const counted = `${said(cards, "card")}, ${said(files, "picture")} in the folder`;
    return hosted === 0 ? `${counted}.` : `${counted}; ${hosted.toLocaleString("en")} on hosts, which are not asked.`;
  },
  noCards: "No card of this folder has a place for a picture.",
  fine: "Every card has a picture that is sharp enough, and every picture is used.",
  missing: "Missing or unreadable",
  empty: "Cards without a picture",
  small: "Too small",
  equal: "The same picture more than once",
  unused: "Used by no card",
  unlicensed: "Cards that do not say whose picture they show",
  sizes: (dpi: number, size: string, wanted: string): string =>
    `has ${dpi} pixels per inch (${size}); ${wanted} is enough`,
  pixels: (width: number, height: number): string => `${width} × ${height}`,
  more: (count: number): string => `… and ${count.toLocaleString("en")} more.`,
  moreCards: (count: number): string => `and ${count.toLocaleString("en")} more`,
} as const satisfies Readonly<Record<string, unknown>>;
