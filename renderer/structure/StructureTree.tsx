import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { activeGrid } from "../grid/index.js";
import {
  offerItemActs,
  type ItemAct,
  lostTyping,
  rowsOf,
  rowTitleOf,
  sayLost,
  setApp,
  sheetKey,
  turns,
  useApp,
} from "../state/index.js";
import { commitCell, addMember } from "./acts.js";
import { copyItems, pasteItems } from "./clipboard.js";
import type { EditedRow } from "./edits.js";
import { addItem, itemAct, removeLine, type Wanted } from "./items.js";
import { LineMenu, type OpenLineMenu } from "./LineMenu.js";
import { focusTarget, placeOf, stopElement, untilTaken } from "./keyboard-place.js";
import type { Editing, LineActs, LineProps } from "./line-props.js";
import { useLinesInSight } from "./lines-in-sight.js";
import { LineView } from "./LineView.js";
import type { PlacedProblems } from "./marks.js";
import { fieldsOf, isBlock, type Line } from "./model/line.js";
import { edge, nearest, tabbed, vertical, type Cursor } from "./model/moves.js";
import { loadReferred, optionsOf } from "../arrangement/index.js";
import type { Leaving } from "../ui/index.js";
import { texts } from "./texts.js";
import { actOnKey, type KeyboardPlace } from "./tree-keys.js";

interface Props {
  readonly edited: EditedRow;
  readonly lines: readonly Line[];
  readonly problems: PlacedProblems;
  /** Opens or closes a block; without `isOpen` it becomes what it is not. */
  readonly onToggle: (id: string, isOpen?: boolean) => void;
  readonly onOpenAll: () => void;
}

/** The lines of a row's structures, with the keyboard in one of them. */
export function StructureTree({ edited, lines, problems, onToggle, onOpenAll }: Props): ReactNode {
  const { sheet, row } = edited;
  const isReadOnly = sheet.readOnly !== undefined;
  const [cursor, setCursor] = useState<(Cursor & { readonly index: number }) | undefined>();
  const [editing, setEditing] = useState<Editing | undefined>();
  const [menu, setMenu] = useState<OpenLineMenu | undefined>();
  const closeMenu = useCallback(() => setMenu(undefined), []);
  const [, setLoaded] = useState(0);
  const element = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  const wanted = useRef<Wanted | undefined>(undefined);

  const here = cursor ? nearest(lines, cursor, cursor.index) : edge(lines, "first");
  const index = lines.findIndex(({ id }) => id === here?.id);
  const line = lines[index];
  const editedAt = editing ? lines.findIndex(({ id }) => id === editing.id) : -1;
  const { parts, heightOf } = useLinesInSight(element, lines.length, [index, editedAt]);
  const goTo = (to: Cursor | undefined): boolean => {
    if (to) setCursor({ ...to, index: lines.findIndex(({ id }) => id === to.id) });
    return to !== undefined;
  };
  const want = (next: Wanted): void => {
    wanted.current = next;
    isInside.current = true;
    // Keys typed meanwhile are for the place that is to come.
    turns.hold(untilTaken(wanted, next));
  };

  useLayoutEffect(() => {
    const found = wanted.current && placeOf(lines, wanted.current);
    if (found) {
      wanted.current = undefined;
      goTo(found);
    } else if (here && (here.id !== cursor?.id || here.at !== cursor.at || index !== cursor.index)) goTo(here);
  });
  useLayoutEffect(() => {
    if (!isInside.current || editing || !here) return;
    const stop = stopElement(element.current, here);
    if (stop && document.activeElement !== stop) stop.focus();
  });

  const focus = useApp((state) => state.structureFocus);
  const [taken, setTaken] = useState<typeof focus>(null);
  const target = focus?.rowKey === row.key ? focusTarget(lines, [focus.column, ...focus.inner]) : undefined;
  const isHidden = target?.isHidden === true && focus !== null && focus.inner.length > 0;
  if (focus !== taken && target && !isHidden) {
    setTaken(focus);
    goTo(target.cursor);
  }
  useLayoutEffect(() => {
    if (focus?.rowKey !== row.key) return;
    if (isHidden) {
      onOpenAll();
      return;
    }
    isInside.current = true;
    // Before the command that asked for it is over: the next key is for the line, not for the grid.
    if (target) stopElement(element.current, target.cursor)?.focus();
    setApp({ structureFocus: null });
  });

  const actOn = (of: Line | undefined, what: ItemAct): boolean =>
    of !== undefined && itemAct({ edited, line: of, lines, problems, want, goTo, element: element.current }, what);
  const act = useEffectEvent(
    (what: ItemAct): boolean => element.current?.contains(document.activeElement) === true && actOn(line, what),
  );
  useEffect(() => offerItemActs((what) => act(what)), []);

  const edit = (at: number, typed?: string): boolean => {
    if (isReadOnly || !line) return false;
    const field = fieldsOf(line)[line.kind === "entry" ? at - 1 : at];
    if (line.kind !== "new-key" && !(line.kind === "entry" && at === 0) && !field) return false;
    const type = line.kind === "new-key" || (line.kind === "entry" && at === 0) ? line.map.keyType : field?.type;
    if (type) void loadReferred(type, sheet).then(() => setLoaded((count) => count + 1));
    setEditing({ id: line.id, at, typed });
    return true;
  };
  const leave = (leaving: Leaving, from: Cursor): void => {
    setEditing(undefined);
    isInside.current = leaving !== "stay" || isInside.current;
    if (leaving === "down") goTo(vertical(lines, from, 1));
    else if (leaving !== "stay") goTo(tabbed(lines, from, leaving === "next" ? 1 : -1));
  };

  const lose = (why: Parameters<typeof sayLost>[0], name: string, text: string): void =>
    sayLost(why, [{ place: `${rowTitleOf(sheet, row.cells)}, ${name}`, text }]);

  const acts: LineActs = {
    optionsOf: (of, at) =>
      of.kind === "new-key" || (of.kind === "entry" && at === 0)
        ? optionsOf(of.map.keyType, sheet)
        : optionsOf(fieldsOf(of)[of.kind === "entry" ? at - 1 : at]?.type ?? { kind: "any" }, sheet),
    goTo: (of, at) => void goTo({ id: of.id, at }),
    edit: (of, at) => {
      if (!isReadOnly) setEditing({ id: of.id, at, typed: undefined });
    },
    commit: (of, at, text, leaving) => {
      leave(leaving, { id: of.id, at });
      void commitCell(edited, of, at, text, want).then((outcome) => {
        const field = fieldsOf(of)[of.kind === "entry" ? at - 1 : at];
        if (outcome === "lost") lose("refused", field?.name ?? of.name, text);
      });
    },
    cancel: () => setEditing(undefined),
    lose: (name, text) => {
      const keep = (lost: string): void => lose("cell-gone", name, lost);
      if (text !== undefined) keep(text);
      if (text !== undefined || !rowsOf(sheetKey(sheet.ref))?.row(row.key)) lostTyping.begin(keep);
    },
    toggle: (of) => onToggle(of.id),
    addItem: (of) => void addItem({ edited, want, onOpen: (id) => onToggle(id, true) }, of),
    addMember: (of, at) => void addMember(edited, of, at, want),
    remove: (of) => void removeLine(edited, of),
    openMenu: setMenu,
  };

  const problemsOf: LineProps["problems"] = (of, field) => {
    if (field) return problems.at(field.place);
    return isBlock(of) && !of.isOpen ? problems.within(of.place) : problems.at(of.place);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (editing || !here || !line || event.nativeEvent.isComposing) return;
    const leaveTree = (): void => {
      isInside.current = false;
      activeGrid()?.focus();
    };
    const tree: KeyboardPlace = {
      edited,
      lines,
      line,
      at: here,
      isReadOnly,
      acts,
      goTo,
      onToggle,
      edit,
      want,
      leaveTree,
    };
    if (actOnKey(event, tree)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  return (
    <>
      <div
        ref={element}
        role="treegrid"
        aria-label={texts.structure}
        aria-readonly={isReadOnly}
        aria-rowcount={lines.length}
        className="structure-tree"
        data-keeps-keyboard
        onKeyDown={onKeyDown}
        onFocus={() => (isInside.current = true)}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) isInside.current = false;
        }}
        onCopy={(event) => !editing && line && copyItems(edited, line, event)}
        onCut={(event) => {
          if (editing || !line || isReadOnly) return;
          copyItems(edited, line, event);
          actOn(line, "delete");
        }}
        onPaste={(event) => {
          if (!editing && line && !isReadOnly) void pasteItems(edited, line, event, want);
        }}
      >
        {lines.length === 0 && <p className="rules-none">{texts.noStructures}</p>}
        {parts.flatMap((part) =>
          part.kind === "room" ? (
            <div
              key={`room ${part.chunks.first}`}
              role="presentation"
              className="structure-room"
              style={{ height: heightOf(part.chunks) }}
            />
          ) : (
            lines
              .slice(part.from, part.to)
              .map((each, at) => (
                <LineView
                  key={each.id}
                  line={each}
                  rowIndex={part.from + at + 1}
                  at={each.id === here?.id ? here.at : undefined}
                  editing={editing?.id === each.id ? editing : undefined}
                  isReadOnly={isReadOnly}
                  problems={problemsOf}
                  acts={acts}
                />
              ))
          ),
        )}
      </div>
      {menu && (
        <LineMenu
          edited={edited}
          {...menu}
          // The line as it is now: another program may have changed the list meanwhile.
          onAct={(what) =>
            actOn(
              lines.find(({ id }) => id === menu.line.id),
              what,
            )
          }
          close={closeMenu}
        />
      )}
    </>
  );
}
