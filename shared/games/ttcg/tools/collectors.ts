import type { Random } from "../../../match/index.js";
import type { Simulation, ToolChart, ToolReport } from "../../tools.js";
import { PackOpening, slotDraw, tierChances, type PackContents } from "../printings/packs.js";
import { tiers } from "../printings/tiers.js";

/** More points make a curve no smoother and its table longer than anyone reads. */
const mostPoints = 100;

const percent = (part: number): number => Math.round(part * 10_000) / 100;
const rounded = (value: number): number => Math.round(value * 100) / 100;
const shown = (value: number): string => value.toLocaleString("en");
const packsText = (packs: number): string => (packs === 1 ? "1 pack" : `${shown(packs)} packs`);

/** Collectors who open the same number of packs one after another, each for themselves. A step is a pack. */
export class CollectorsSimulation implements Simulation {
  readonly total: number;
  done = 0;
  readonly #draw: ReturnType<typeof slotDraw>;
  #opening: PackOpening;
  readonly #perTier = tiers.map(() => 0);
  readonly #packsWithTier = tiers.map(() => 0);
  /** How many different cards all who came so far had after each number of packs, added up. */
  readonly #distinct: number[];
  /** How many came so far. */
  readonly #opened: number[];
  /** How many of them had all cards by then. */
  readonly #complete: number[];

  constructor(
    readonly contents: PackContents,
    readonly collectors: number,
    readonly packs: number,
    random: Random,
  ) {
    this.total = collectors * packs;
    this.#draw = slotDraw(contents, random);
    this.#opening = new PackOpening(contents, this.#draw);
    this.#distinct = new Array<number>(packs).fill(0);
    this.#opened = new Array<number>(packs).fill(0);
    this.#complete = new Array<number>(packs).fill(0);
  }

  advance(steps: number): void {
    const end = Math.min(this.total, this.done + steps);
    for (; this.done < end; this.done += 1) this.#openPack();
  }

  #openPack(): void {
    if (this.#opening.packs === this.packs) this.#opening = new PackOpening(this.contents, this.#draw);
    const opening = this.#opening;
    const at = opening.packs;
    opening.open();
    increase(this.#distinct, at, opening.distinct);
    increase(this.#opened, at, 1);
    if (opening.isComplete) increase(this.#complete, at, 1);
    if (opening.packs < this.packs) return;
    for (const tier of tiers.keys()) {
      increase(this.#perTier, tier, opening.perTier[tier] ?? 0);
      increase(this.#packsWithTier, tier, opening.packsWithTier[tier] ?? 0);
    }
  }

  report(): ToolReport {
    const unfinished = this.#opening.packs < this.packs ? this.#opening : undefined;
    const perTier = this.#perTier.map((count, at) => count + (unfinished?.perTier[at] ?? 0));
    const packsWithTier = this.#packsWithTier.map((count, at) => count + (unfinished?.packsWithTier[at] ?? 0));
    const drawn = perTier.reduce((a, b) => a + b, 0);
    const expected = tierChances(this.contents.source);
    const tierRows = (values: (at: number) => readonly number[]): ToolChart["rows"] =>
      tiers.map(({ tier, name }, at) => ({ label: `${tier} ${name}`, values: values(at) }));
    return {
      facts: this.#facts(drawn),
      charts: [
        {
          ...{ id: "shares", title: "Shares of the tiers", kind: "bars", labelTitle: "Tier", unit: "%" },
          series: ["Expected", "Simulated"],
          rows: tierRows((at) => [percent(expected[at] ?? 0), percent(drawn === 0 ? 0 : (perTier[at] ?? 0) / drawn)]),
        },
        {
          ...{ id: "per-pack", title: "Cards of a tier in a pack", kind: "bars", labelTitle: "Tier" },
          series: ["On average"],
          rows: tierRows((at) => [rounded((perTier[at] ?? 0) / Math.max(1, this.done))]),
        },
        {
          ...{ id: "packs-with", title: "Packs with a card of the tier", kind: "bars", labelTitle: "Tier", unit: "%" },
          series: ["Packs"],
          rows: tierRows((at) => [percent((packsWithTier[at] ?? 0) / Math.max(1, this.done))]),
        },
        {
          ...{ id: "distinct", title: "Different cards after so many packs", kind: "lines", labelTitle: "Packs" },
          series: ["On average"],
          rows: this.#curve((at) => rounded((this.#distinct[at] ?? 0) / Math.max(1, this.#opened[at] ?? 0))),
        },
        {
          ...{ id: "complete", title: "Chance to have every card", kind: "lines", labelTitle: "Packs", unit: "%" },
          series: ["Chance"],
          rows: this.#curve((at) => percent((this.#complete[at] ?? 0) / Math.max(1, this.#opened[at] ?? 0))),
        },
      ],
    };
  }

  #facts(drawn: number): ToolReport["facts"] {
    const last = this.packs - 1;
    const came = this.#opened[last] ?? 0;
    const half = this.#complete.findIndex((count) => 2 * count >= this.collectors);
    return [
      { title: "Packs opened", value: shown(this.done) },
      { title: "Cards drawn", value: shown(drawn) },
      {
        title: `Different cards after ${packsText(this.packs)}`,
        value:
          came === 0 ? "–" : `${shown(rounded((this.#distinct[last] ?? 0) / came))} of ${shown(this.contents.cards)}`,
      },
      {
        title: "Have every card then",
        value: came === 0 ? "–" : `${percent((this.#complete[last] ?? 0) / came)} %`,
      },
      {
        title: "Half of the collectors have every card after",
        value: half === -1 ? `more than ${packsText(this.packs)}` : packsText(half + 1),
      },
    ];
  }

  /** The values after evenly many packs, the first and the last among them, as far as anyone came. */
  #curve(value: (at: number) => number): ToolChart["rows"] {
    const points = Math.min(this.packs, mostPoints);
    const places = Array.from({ length: points }, (_, point) =>
      points === 1 ? 0 : Math.round((point * (this.packs - 1)) / (points - 1)),
    );
    return places
      .filter((at) => (this.#opened[at] ?? 0) > 0)
      .map((at) => ({ label: String(at + 1), values: [value(at)] }));
  }
}

function increase(counts: number[], at: number, by: number): void {
  counts[at] = (counts[at] ?? 0) + by;
}
