/** How the two players are called. */
export const SEATS: readonly string[] = ["Player 1", "Player 2"];
