import { fittingBindings, mostTyped, saidBinding, type BindableTable, type Binding } from "./binding.js";
import type { SheetAddress } from "./problem.js";
import type { CheckedGame } from "./rule.js";
import type { Settings } from "./settings.js";

/** What a table can be. `candidates` are of several games; where there is one, or the settings say it, the table is bound by itself. */
interface Known {
  readonly file: string;
  readonly binding: Binding | undefined;
  readonly candidates: readonly Binding[];
}

/** What became of a table that could belong to several games. */
export interface Decision {
  readonly binding: Binding | undefined;
  /** The games it could belong to, where nothing decides between them. */
  readonly between: readonly CheckedGame[];
}

const undecided: Decision = { binding: undefined, between: [] };
const idOf = ({ file, table }: SheetAddress): string => `${file} ${JSON.stringify(table)}`;

/** How many tables that are bound by themselves belong to each game. */
class GameCounts {
  readonly #counts = new Map<CheckedGame, number>();

  /** Whether the games that have a table changed. */
  add(game: CheckedGame, by: 1 | -1): boolean {
    const before = this.#counts.get(game) ?? 0;
    this.#counts.set(game, before + by);
    return before === 0 || before + by === 0;
  }

  /** The one candidate whose game has a table; undefined where none has, or several have. */
  only(candidates: readonly Binding[]): Binding | undefined {
    const [found, ...others] = candidates.filter(({ game }) => (this.#counts.get(game) ?? 0) > 0);
    return others.length === 0 ? found : undefined;
  }
}

/**
 * The games of all tables of a workspace (VALIDATE-5). Tables that could belong to several games follow those of the same
 * file, else those of the folder, which are bound by themselves; so what a table is depends on which tables there are, and not on
 * the order in which they came.
 */
export class TableBindings {
  readonly #tables = new Map<string, Known>();
  /** Those that several games could have. */
  readonly #open = new Map<string, SheetAddress>();
  readonly #folder = new GameCounts();
  readonly #files = new Map<string, GameCounts>();

  readonly #games: readonly CheckedGame[];

  constructor(games: readonly CheckedGame[]) {
    this.#games = games;
  }

  /** Takes a table in, or another version of it. Returns other tables that may belong to another game than before. */
  put(table: BindableTable, settings: Settings): readonly SheetAddress[] {
    const { address } = table;
    const id = idOf(address);
    const said = saidBinding(this.#games, settings, address);
    const candidates = said ? [] : fittingBindings(this.#games, table);
    const binding = said ? said.binding : candidates.length === 1 ? candidates[0] : undefined;
    const others = this.#replace(id, { file: address.file, binding, candidates });
    if (candidates.length > 1) this.#open.set(id, address);
    return others.filter((each) => idOf(each) !== id);
  }

  /** Takes a table out. Returns other tables that may belong to another game than before. */
  drop(address: SheetAddress): readonly SheetAddress[] {
    return this.#replace(idOf(address), undefined);
  }

  of(address: SheetAddress): Decision {
    const known = this.#tables.get(idOf(address));
    if (!known) return undecided;
    const { binding, candidates, file } = known;
    if (binding || candidates.length < 2) return { binding, between: [] };
    const found =
      this.#files.get(file)?.only(candidates) ??
      this.#folder.only(candidates) ??
      mostTyped(candidates, ({ schema }) => schema);
    return found
      ? { binding: found, between: [] }
      : { binding: undefined, between: candidates.map(({ game }) => game) };
  }

  #replace(id: string, after: Known | undefined): readonly SheetAddress[] {
    const before = this.#tables.get(id);
    this.#open.delete(id);
    if (after) this.#tables.set(id, after);
    else this.#tables.delete(id);
    if (before?.binding?.game === after?.binding?.game && before?.file === after?.file) return [];
    const isLeft = before !== undefined && this.#count(before, -1);
    const isNew = after !== undefined && this.#count(after, 1);
    return isLeft || isNew ? [...this.#open.values()] : [];
  }

  #count({ file, binding }: Known, by: 1 | -1): boolean {
    if (!binding) return false;
    const ofFile = this.#files.get(file) ?? new GameCounts();
    this.#files.set(file, ofFile);
    const changesFile = ofFile.add(binding.game, by);
    return this.#folder.add(binding.game, by) || changesFile;
  }
}
