/** Signs that lines are drawn of. */
const drawn = "-=~*_#─━═";

/**
 * Whether a line is a comment that heads a section of the file, such as `# ---- Water ----`, `#### Water` or `# =====`: one
 * that begins or ends with a line drawn of at least three equal signs. It belongs to no row, nor do comments above it (TOML-5).
 */
export function isHeading(line: string): boolean {
  const comment = line.trim();
  if (!comment.startsWith("#")) return false;
  const text = comment.slice(1).trimStart();
  return isDrawn(comment.slice(0, 3)) || isDrawn(text.slice(0, 3)) || isDrawn(text.slice(-3));
}

const isDrawn = (signs: string): boolean =>
  signs.length === 3 && drawn.includes(signs.charAt(0)) && signs === signs.charAt(0).repeat(3);

/** Whether a line is a comment that belongs to the row it stands directly above or below. */
export const isOwnComment = (line: string): boolean => /^[ \t]*#/u.test(line) && !isHeading(line);
