/** Which paths of a folder are meant, by globs such as `cards/*.yaml`; `*` is any part of a name, `**` any folders. */
export interface PathFilter {
  readonly matches: (path: string) => boolean;
  /** Whether a folder can hold paths that match, at any depth. */
  readonly mayHold: (folder: string) => boolean;
}

type Segment = RegExp | "**";

export function pathFilter(globs: readonly string[]): PathFilter {
  const patterns = globs.map((glob) => glob.split("/").map(segmentOf));
  return {
    matches: (path) => patterns.some((pattern) => fits(pattern, path.split("/"))),
    mayHold: (folder) => patterns.some((pattern) => leadsOn(pattern, folder.split("/"))),
  };
}

const segmentOf = (text: string): Segment => {
  const parts = text.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/gu, String.raw`\$&`));
  return text === "**" ? text : new RegExp(`^${parts.join(".*")}$`, "su");
};

function fits([segment, ...rest]: readonly Segment[], names: readonly string[]): boolean {
  if (segment === undefined) return names.length === 0;
  if (segment === "**") return fits(rest, names) || (names.length > 0 && fits([segment, ...rest], names.slice(1)));
  const [name, ...more] = names;
  return name !== undefined && segment.test(name) && fits(rest, more);
}

function leadsOn([segment, ...rest]: readonly Segment[], [name, ...more]: readonly string[]): boolean {
  if (name === undefined) return segment !== undefined;
  if (segment === undefined) return false;
  return segment === "**" || (segment.test(name) && leadsOn(rest, more));
}
