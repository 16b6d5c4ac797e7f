import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deckMatrix, emptyOutcome, fieldRates, mirrorChecks, nashMix } from "../../../../shared/simulation/index.js";

type Game = readonly (readonly ({ readonly points: number } | null)[])[];

const gameOf = (...lines: readonly (readonly number[])[]): Game =>
  lines.map((line) => line.map((points) => ({ points })));
const rounded = (mix: readonly (number | null)[]): readonly number[] =>
  mix.map((each) => Number((each ?? -1).toFixed(6)));

describe("the matrix of decks", () => {
  it("says what each did against each other, in each seat, drawn matches being won by nobody", () => {
    const { sums } = emptyOutcome();
    // The first deck met the second ten times: in the first seat it won 3 of 5 and lost 1, in the second 1 of 5 and lost 4.
    sums.after.meetings = { 0: { 0: { matches: 5, wins: 3, losses: 1 }, 1: { matches: 5, wins: 1, losses: 4 } } };
    const contestants = ["A", "B", "C"].map((deck) => ({ deck, bot: "random", cards: [] }));
    const matrix = deckMatrix({ contestants, seats: ["Play", "Draw"] }, sums);
    const cell = (row: number, column: number) => {
      const found = matrix[row]?.[column];
      return found && [found.wins.value, found.wins.of, found.points, ...found.seats.map((seat) => seat?.value)];
    };
    expect(cell(0, 1)).toEqual([0.4, 10, 0.45, 0.6, 0.2]);
    expect(cell(1, 0)).toEqual([0.5, 10, 0.55, 0.8, 0.2]);
    expect([cell(0, 0), cell(0, 2), cell(2, 1)]).toEqual([null, null, null]);
  });

  it("has what a deck did against itself as the first of the two, which is even, or else something is wrong", () => {
    const { sums } = emptyOutcome();
    const mirror = (wins: number, losses: number) => ({ 0: { matches: 200, wins, losses } });
    // The pairing of both comes first, then each with itself.
    sums.after.meetings = { 1: mirror(90, 100), 2: mirror(140, 60) };
    const contestants = ["A", "B"].map((deck) => ({ deck, bot: "random", cards: [] }));
    const frame = { contestants, seats: ["Play", "Draw"], mirrors: true };
    const matrix = deckMatrix(frame, sums);
    expect([matrix[0]?.[0]?.wins.value, matrix[1]?.[1]?.wins.value, matrix[0]?.[1]]).toEqual([0.45, 0.7, null]);
    const [even, odd] = mirrorChecks(frame, sums);
    expect([even?.contestant, even?.wins.of, even?.isEven]).toEqual([0, 190, true]);
    expect([odd?.contestant, odd?.wins.value, odd?.isEven]).toEqual([1, 0.7, false]);
    // Whatever the check says, a deck is worth a half against itself.
    expect(rounded(fieldRates(matrix, [0, 1]))).toEqual([0.5, 0.5]);
    sums.after.meetings = { 1: mirror(60, 140), 2: mirror(100, 100) };
    expect(mirrorChecks(frame, sums).map(({ isEven }) => isEven)).toEqual([false, true]);
    // One deck alone always meets itself: that is no check.
    sums.after.meetings = { 0: mirror(90, 100) };
    expect(mirrorChecks({ ...frame, contestants: contestants.slice(0, 1) }, sums)).toEqual([]);
  });

  it("weighs what a deck is worth by how often it meets the others", () => {
    const game = gameOf([0.5, 0.8], [0.2, 0.5]);
    expect(rounded(fieldRates(game, [1, 3]))).toEqual([0.725, 0.425]);
    expect(fieldRates(game, [0, 0])).toEqual([null, null]);
  });
});

describe("the mix that no deck beats", () => {
  it("matches a calculation by hand: thirds where each beats the next, all of one that beats all", () => {
    const third = Number((1 / 3).toFixed(6));
    expect(rounded(nashMix(gameOf([0.5, 1, 0], [0, 0.5, 1], [1, 0, 0.5])))).toEqual([third, third, third]);
    expect(rounded(nashMix(gameOf([0.5, 0.6, 0.7], [0.4, 0.5, 0.9], [0.3, 0.1, 0.5])))).toEqual([1, 0, 0]);
    // Where a beats b by 0.2, b beats c by 0.3 and c beats a by 0.1, each is brought as the edge between the others: 3, 1 and 2 of 6.
    expect(rounded(nashMix(gameOf([0.5, 0.7, 0.4], [0.3, 0.5, 0.8], [0.6, 0.2, 0.5])))).toEqual([
      0.5,
      Number((1 / 6).toFixed(6)),
      third,
    ]);
    expect(nashMix([])).toEqual([]);
    expect(rounded(nashMix([[null]]))).toEqual([1]);
  });

  it("leaves every deck at most a half against it", () => {
    const sizes = fc.integer({ min: 1, max: 8 });
    const games = sizes.chain((size) =>
      fc.array(fc.integer({ min: 0, max: 100 }), { minLength: size * size, maxLength: size * size }).map((values) =>
        Array.from({ length: size }, (_line, row) =>
          Array.from({ length: size }, (_cell, column) => {
            const of = (a: number, b: number): number => (values[a * size + b] ?? 50) / 100;
            return row === column ? null : { points: row < column ? of(row, column) : 1 - of(column, row) };
          }),
        ),
      ),
    );
    fc.assert(
      fc.property(games, (game) => {
        const mix = nashMix(game);
        expect(mix.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
        expect(Math.min(...mix)).toBeGreaterThanOrEqual(0);
        for (const rate of fieldRates(game, mix)) expect(rate).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
      { numRuns: 300 },
    );
  });
});
