/** Marks the branch no value can reach; it stops compiling when a union grows and a `switch` did not. */
export function neverHappens(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}

/** What can go right or wrong in an expected way. Only broken promises of our own throw. */
export type Result<Value, Failure = Fault> = Ok<Value> | Failed<Failure>;

export interface Ok<Value> {
  readonly ok: true;
  readonly value: Value;
}

export interface Failed<Failure> {
  readonly ok: false;
  readonly error: Failure;
}

/**
 * A failure a person can act on. `code` is stable and has a path shape (`toml/duplicate-key`, `file/disk-full`);
 * `line` and `column` count from 1, columns in UTF-16 units; `expected` and `suggestion` are whole phrases.
 */
export interface Fault {
  readonly code: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly expected?: string;
  readonly suggestion?: string;
}

export const ok = <Value>(value: Value): Ok<Value> => ({ ok: true, value });

export const failed = <Failure>(error: Failure): Failed<Failure> => ({ ok: false, error });

/** The value of a result that cannot have failed; throws when that belief is wrong. */
export function must<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new Error(`${result.error.code}: ${result.error.message}`);
}
