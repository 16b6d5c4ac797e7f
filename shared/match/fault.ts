import type { Fault } from "../base/index.js";

/**
 * Cards are data from outside: effects that feed themselves without end are a fault of the cards, not of the code. The machine
 * throws this to leave its loop; `apply` returns it as a failure, and the state before stays.
 */
export class MatchFault extends Error {
  constructor(readonly fault: Fault) {
    super(`${fault.code}: ${fault.message}`);
  }
}
