import { z } from "zod";

declare const response: unique symbol;

/** Says of what type a response is; there is nothing in it. */
export interface Answers<Response> {
  readonly [response]?: Response;
}

export const answers = <Response>(): Answers<Response> => ({});

/** A call that pages may make. Its request is read by the schema; a response comes from us and is not read again. */
export interface Call<Request extends z.ZodObject, Response> {
  readonly request: Request;
  readonly response: Answers<Response>;
}

/** The request where nothing is to be said, and the response likewise. */
export const nothing = z.strictObject({});
export type Nothing = Record<string, never>;

/** What people save by a name, as its file in the workspace holds it: whoever reads it says what is wrong in it. */
export interface OwnText {
  readonly name: string;
  readonly file: string;
  /** Null where it cannot be read. */
  readonly text: string | null;
}

/** Short names: of a fix, a code, a deck, a format. */
export const nameSchema = z.string().min(1).max(200);
