/**
 * The folder beside the cards for what is about them: settings, faces, macros, reviews, skeletons. It travels in git with
 * them. Seen from the folder of the cards, as all paths here.
 */
export const ownFolder = ".cardwright";

/** Whether a path leads to something in there. */
export const isOwnFile = (path: string): boolean => path.startsWith(`${ownFolder}/`);

/**
 * How people can call what has a file of its own in there, in at most 80 characters: with an ending behind it, the name is one of
 * a file, and it leads to no other folder. Names of devices on Windows are none, whatever follows their first dot: git refuses
 * there to check out a folder that holds one.
 */
export const ownFileName =
  /^(?!(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³]) *(?:\.|$))[\p{L}\p{N}_][\p{L}\p{N} _.-]{0,79}$/iu;

/** The path of the file of what is called so. `folder` is that of its kind. */
export const ownFilePath = (folder: string, name: string): string => `${folder}/${name}.toml`;

/** A file name as a shell takes it for one word, and a program for no option. */
export const inShell = (name: string): string =>
  /^[\w./:][\w./:-]*$/u.test(name)
    ? name
    : `'${name.startsWith("-") ? "./" : ""}${name.replaceAll("'", String.raw`'\''`)}'`;
