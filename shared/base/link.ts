const longestLink = 2_048;

/** A link that may leave the app, as it is shown before it is opened. */
export interface OutwardLink {
  /** As it would be looked up: letters of other scripts in their ASCII form, so that none passes for another. */
  readonly host: string;
  readonly address: string;
}

/** Reads a link that may be opened outside the app: plain https, with no name or password smuggled into it. */
export function outwardLink(link: string): OutwardLink | undefined {
  if (link.length > longestLink || !URL.canParse(link)) return undefined;
  const { protocol, username, password, host, href } = new URL(link);
  const isPlain = protocol === "https:" && username === "" && password === "" && host !== "";
  return isPlain && href.length <= longestLink ? { host, address: href } : undefined;
}
