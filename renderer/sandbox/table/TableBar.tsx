import { BookOpen, ChevronLeft, Eye, EyeOff, Hammer, Pause, Play, Redo2, RotateCcw, Undo2, X } from "lucide-react";
import type { ReactNode } from "react";
import type { Ruleset } from "../../../shared/match/index.js";
import { Select } from "../../ui/index.js";
import { openOverlay } from "../../state/index.js";
import { paces, person, type Pace, type TableSnapshot } from "../match/protocol.js";
import { leaveTable, playNow, showTable } from "../launch/play.js";
import { askTable } from "../match/table-client.js";
import { getTable, setTable, useTable } from "../match/table-state.js";
import { whoseTurn } from "../match/whose-turn.js";

const paceTitles: Readonly<Record<Pace, string>> = {
  slow: "Slow bots",
  normal: "Normal bots",
  instant: "Instant bots",
};

/** Over the table: where the match stands, and what can be done with it as a whole. */
export function TableBar({
  snapshot,
  ruleset,
}: {
  readonly snapshot: TableSnapshot;
  readonly ruleset: Ruleset;
}): ReactNode {
  const isSettingUp = useTable((state) => state.isSettingUp);
  const { view, at, moments, held, open, pace } = snapshot;
  const whose = whoseTurn(snapshot, ruleset);
  const hasBots = snapshot.players.some((player) => player !== person);
  return (
    <header className="table-bar">
      <button
        type="button"
        className="tool"
        title="Back to the sheet; the match waits (Escape)"
        onClick={() => showTable(false)}
      >
        <ChevronLeft /> <span>Sheet</span>
      </button>
      <strong className="table-turn">Turn {view.turn}</strong>
      <span className="table-whose" data-kind={whose.kind}>
        {whose.words}
      </span>
      <ol className="phases" aria-label="Phases of the turn">
        {ruleset.layout.phases.map(({ phase, title }) => (
          <li key={phase} aria-current={phase === view.phase ? "step" : undefined}>
            {title}
          </li>
        ))}
      </ol>
      <span className="bar-gap" />
      <div className="tools" role="toolbar" aria-label="Match">
        <button
          type="button"
          className="tool"
          title="Undo (Ctrl+Z)"
          aria-label="Undo"
          disabled={!snapshot.canUndo}
          onClick={() => askTable({ kind: "undo" })}
        >
          <Undo2 />
        </button>
        <input
          type="range"
          className="scrub"
          aria-label="Moment in the match"
          title={`Moment ${at} of ${moments - 1}`}
          min={0}
          max={Math.max(1, moments - 1)}
          value={at}
          onChange={({ target }) => askTable({ kind: "jump", at: target.valueAsNumber })}
        />
        <button
          type="button"
          className="tool"
          title="Redo (Ctrl+Shift+Z)"
          aria-label="Redo"
          disabled={!snapshot.canRedo}
          onClick={() => askTable({ kind: "redo" })}
        >
          <Redo2 />
        </button>
        {hasBots && (
          <>
            <span className="tool-gap" />
            <button
              type="button"
              className="tool"
              aria-label={held ? "Resume bots" : "Pause bots"}
              title={held ? "Resume bots" : "Pause bots"}
              disabled={view.outcome !== null}
              onClick={() => askTable({ kind: "hold", held: !held })}
            >
              {held ? <Play /> : <Pause />}
            </button>
            <Select
              className="field is-small"
              aria-label="Bot speed"
              value={pace}
              choices={paces.map((each) => [each, paceTitles[each]])}
              onChoose={(chosen) => {
                askTable({ kind: "pace", pace: chosen });
                setTable(({ settings }) => ({ settings: { ...settings, pace: chosen } }));
              }}
            />
          </>
        )}
        <span className="tool-gap" />
        <button
          type="button"
          className="tool"
          aria-pressed={open}
          title={open ? "Hide other hands" : "Show all hands"}
          aria-label="Show all hands"
          onClick={() => askTable({ kind: "open", open: !open })}
        >
          {open ? <Eye /> : <EyeOff />}
        </button>
        <button
          type="button"
          className="tool"
          aria-pressed={isSettingUp}
          title="Set up table by hand: drag cards, change numbers"
          aria-label="Set up table by hand"
          onClick={toggleSettingUp}
        >
          <Hammer />
        </button>
        <button
          type="button"
          className="tool"
          title="Game glossary (Ctrl+F1)"
          aria-label="Game glossary"
          onClick={() => openOverlay({ kind: "game-words" })}
        >
          <BookOpen />
        </button>
        <span className="tool-gap" />
        <button type="button" className="tool" title="A new match with the cards as they are now" onClick={playNow}>
          <RotateCcw /> <span>New match</span>
        </button>
        <button type="button" className="tool" title="End match" aria-label="End match" onClick={leaveTable}>
          <X />
        </button>
      </div>
    </header>
  );
}

/** Who sets a table up sees all of it. */
export function toggleSettingUp(): void {
  const isSettingUp = !getTable().isSettingUp;
  setTable({ isSettingUp });
  if (isSettingUp) askTable({ kind: "open", open: true });
}
