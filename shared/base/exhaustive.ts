/** Marks the branch no value can reach; it stops compiling when a union grows and a `switch` did not. */
export function neverHappens(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
