import { CircleHelp, CopyCheck, RefreshCw, ScanSearch, X } from "lucide-react";
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { activeGrid } from "../grid/index.js";
import { openOverlay, sheetOfKey, useApp, useFocusRequests } from "../state/index.js";
import { MeaningHelp } from "./MeaningHelp.js";
import { MeaningNote } from "./MeaningNote.js";
import { askMeaning, closeMeaningSearch, knownMeanings, openMeaningSearch, searchNow } from "./meaning-search.js";
import { useIsSearchingMeaning, useMeaning, type Asked } from "./meaning-state.js";
import { QueryField } from "./QueryField.js";
import { IconButton } from "../ui/index.js";
import { texts } from "./texts.js";

/** The bar above a sheet that leaves only the cards on screen that mean what is asked. */
export function MeaningBar(): ReactNode {
  const sheet = useMeaning((state) => state.sheet);
  return useIsSearchingMeaning() ? <OpenMeaningBar key={sheet} /> : null;
}

const clear: Asked = { kind: "typed", text: "" };

function OpenMeaningBar(): ReactNode {
  const { asked, verdict, found, unsure, outdated, reading, known } = useMeaning();
  const all = useApp(({ workspace, active }) => sheetOfKey(workspace, active)?.rowCount ?? 0);
  const [atFirst] = useState(knownMeanings);
  const example = atFirst?.readings.guide.examples?.[0];
  const [isHelping, setHelping] = useState(false);
  const noteId = useId();
  const helpId = useId();
  const close = (): void => {
    closeMeaningSearch();
    activeGrid()?.focus();
  };
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    if (isHelping) setHelping(false);
    else close();
  };
  const note = <MeaningNote verdict={verdict} asked={asked} unsure={unsure} />;
  return (
    <search className="meaning" aria-label={texts.searchByMeaning} onKeyDown={onEscape}>
      <div className="meaning-row">
        <ScanSearch aria-hidden="true" className="meaning-icon" />
        {asked.kind === "typed" ? (
          <QueryField
            text={asked.text}
            placeholder={example ? texts.searchByMeaningQuery(example.query) : texts.searchByMeaning}
            wrong={verdict.kind === "wrong" ? verdict.problem.span : undefined}
            known={known ?? atFirst}
            describedBy={noteId}
            onText={(text) => askMeaning({ kind: "typed", text })}
            onEnter={searchNow}
            onLeave={() => (isHelping ? setHelping(false) : close())}
            onDown={() => activeGrid()?.focus()}
          />
        ) : (
          <Chip asked={asked} />
        )}
        <span className="meaning-count" role="status">
          {countText({ reading, found, all })}
        </span>
        {outdated > 0 && (
          <button type="button" className="button is-small" onClick={searchNow}>
            <RefreshCw aria-hidden="true" />
            {texts.searchAgain(outdated)}
          </button>
        )}
        <IconButton
          title={texts.findNearDuplicates}
          icon={<CopyCheck />}
          onClick={() => openOverlay({ kind: "duplicates" })}
        />
        <IconButton
          title={texts.howToSearchByMeaning}
          icon={<CircleHelp />}
          aria-expanded={isHelping}
          aria-controls={helpId}
          onClick={() => setHelping(!isHelping)}
        />
        <IconButton title={texts.closeSearch} hint={texts.closesToAllRows} icon={<X />} onClick={close} />
      </div>
      <div id={noteId} className="meaning-note" role="status">
        {note}
      </div>
      {isHelping && <MeaningHelp id={helpId} />}
    </search>
  );
}

interface ChipProps {
  readonly asked: Exclude<Asked, { kind: "typed" }>;
}

/** Takes the place of the field while the search was not typed. */
function Chip({ asked }: ChipProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useFocusRequests("meaning", () => button.current?.focus());
  return (
    <span className="meaning-chip">
      <span>{asked.kind === "like" ? texts.cardsLike(asked.title) : asked.title}</span>
      <IconButton
        title={texts.typeASearchInstead}
        icon={<X />}
        ref={button}
        onClick={() => {
          // The field must be on screen when the keyboard is asked for: it would go to this button otherwise.
          flushSync(() => askMeaning(clear));
          openMeaningSearch();
        }}
      />
    </span>
  );
}

interface Counts {
  readonly reading: { readonly done: number; readonly all: number } | null;
  readonly found: number | null;
  readonly all: number;
}

function countText({ reading, found, all }: Counts): string {
  if (reading) return texts.reading(Math.round((reading.done / reading.all) * 100));
  if (found === null) return "";
  return `${found.toLocaleString("en")} of ${all.toLocaleString("en")} cards`;
}
