import {
  BookOpen,
  ChevronLeft,
  Eye,
  EyeOff,
  Hammer,
  IdCard,
  Pause,
  Play,
  Redo2,
  RotateCcw,
  Undo2,
  X,
} from "lucide-react";
import type { ReactNode } from "react";
import type { Ruleset } from "../../../shared/match/index.js";
import { IconButton, Select } from "../../ui/index.js";
import { openOverlay } from "../../state/index.js";
import { paces, person, type Pace } from "../match/players.js";
import type { TableSnapshot } from "../match/protocol.js";
import { leaveTable, playNow } from "../launch/play.js";
import { askTable, toggleSettingUp } from "../match/table-client.js";
import { keepPace } from "../launch/settings.js";
import { setTable, showTable, useTable } from "../match/table-state.js";
import { whoseTurn } from "../match/progress.js";
import { tableTexts } from "./texts.js";

const paceTitles: Readonly<Record<Pace, string>> = {
  slow: tableTexts.slowBots,
  normal: tableTexts.normalBots,
  instant: tableTexts.instantBots,
};

/** Above the table: the state of the match, and what can be done with it as a whole. */
export function TableBar({
  snapshot,
  ruleset,
}: {
  readonly snapshot: TableSnapshot;
  readonly ruleset: Ruleset;
}): ReactNode {
  const isSettingUp = useTable((state) => state.isSettingUp);
  const showsFaces = useTable((state) => state.showsFaces);
  const { view, at, moments, held, open, pace } = snapshot;
  const whose = whoseTurn(snapshot, ruleset);
  const hasBots = snapshot.players.some((player) => player !== person);
  return (
    <header className="table-bar">
      <IconButton
        title={tableTexts.backToTheSheet}
        hint={tableTexts.matchWaitsEscape}
        icon={<ChevronLeft />}
        label={tableTexts.sheet}
        onClick={() => showTable(false)}
      />
      <strong className="table-turn">{tableTexts.turnNumber(view.turn)}</strong>
      <span className="table-whose" data-kind={whose.kind}>
        {whose.words}
      </span>
      <ol className="phases" aria-label={tableTexts.phasesOfTheTurn}>
        {ruleset.layout.phases.map(({ phase, title }) => (
          <li key={phase} aria-current={phase === view.phase ? "step" : undefined}>
            {title}
          </li>
        ))}
      </ol>
      <span className="bar-gap" />
      <div className="tools" role="toolbar" aria-label={tableTexts.match}>
        <IconButton
          title={tableTexts.undo}
          hint={tableTexts.ctrlZ}
          icon={<Undo2 />}
          disabled={!snapshot.canUndo}
          onClick={() => askTable({ kind: "undo" })}
        />
        <input
          type="range"
          className="scrub"
          aria-label={tableTexts.momentInTheMatch}
          title={tableTexts.momentOf(at, moments - 1)}
          min={0}
          max={Math.max(1, moments - 1)}
          value={at}
          onChange={({ target }) => askTable({ kind: "jump", at: target.valueAsNumber })}
        />
        <IconButton
          title={tableTexts.redo}
          hint={tableTexts.ctrlShiftZ}
          icon={<Redo2 />}
          disabled={!snapshot.canRedo}
          onClick={() => askTable({ kind: "redo" })}
        />
        {hasBots && (
          <>
            <span className="tool-gap" />
            <IconButton
              title={held ? tableTexts.resumeBots : tableTexts.pauseBots}
              icon={held ? <Play /> : <Pause />}
              disabled={view.outcome !== null}
              onClick={() => askTable({ kind: "hold", held: !held })}
            />
            <Select
              className="field is-small"
              aria-label={tableTexts.botSpeed}
              value={pace}
              choices={paces.map((each) => [each, paceTitles[each]])}
              onChoose={(chosen) => {
                askTable({ kind: "pace", pace: chosen });
                keepPace(chosen);
              }}
            />
          </>
        )}
        <span className="tool-gap" />
        <IconButton
          title={tableTexts.showAllHands}
          icon={open ? <Eye /> : <EyeOff />}
          aria-pressed={open}
          onClick={() => askTable({ kind: "open", open: !open })}
        />
        <IconButton
          title={tableTexts.showFaces}
          hint={tableTexts.aboutFaces}
          icon={<IdCard />}
          aria-pressed={showsFaces}
          onClick={() => setTable({ showsFaces: !showsFaces })}
        />
        <IconButton
          title={tableTexts.setUpTableByHand}
          hint={tableTexts.dragCardsChangeNumbers}
          icon={<Hammer />}
          aria-pressed={isSettingUp}
          onClick={toggleSettingUp}
        />
        <IconButton
          title={tableTexts.gameGlossary}
          hint={tableTexts.ctrlF1}
          icon={<BookOpen />}
          onClick={() => openOverlay({ kind: "game-words" })}
        />
        <span className="tool-gap" />
        <IconButton
          title={tableTexts.newMatch}
          hint={tableTexts.withTheCardsAsThey}
          icon={<RotateCcw />}
          label={tableTexts.newMatch}
          onClick={playNow}
        />
        <IconButton title={tableTexts.endMatch} icon={<X />} onClick={leaveTable} />
      </div>
    </header>
  );
}
