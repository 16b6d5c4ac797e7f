import { z } from "zod";
import { pathSchema } from "../workspace/index.js";

/** What was on screen at a page when its person acted, which is what a request of that page is meant for. */
const addressSchema = z.strictObject({
  /** The folder, for people. */
  root: pathSchema,
  /** Which opening of the folder it was: keys of rows mean nothing in another one. */
  openedAs: z.string().min(1).max(200),
  /** The what-if, or for null the current cards; absent where the page knows of none yet. */
  whatIf: z.number().int().positive().nullable().optional(),
});

export type Address = z.infer<typeof addressSchema>;

const addressed = z.looseObject({ meantFor: addressSchema });

export interface AddressedRequest {
  /** Undefined where the request comes from the program itself, and means what is on screen. */
  readonly address: Address | undefined;
  /** The request without its address. */
  readonly request: unknown;
}

/**
 * Takes the address off a request. A page names what its person saw: by the time its request arrives, another page may have
 * opened another folder, or put other cards on screen.
 */
export function readAddressed(request: unknown): AddressedRequest {
  const read = addressed.safeParse(request);
  if (!read.success) return { address: undefined, request };
  const { meantFor, ...rest } = read.data;
  return { address: meantFor, request: rest };
}
