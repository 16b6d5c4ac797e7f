import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import type { Span } from "../../shared/base/index.js";
import { nodePathAt, type AstNode } from "../../shared/text/index.js";
import type { AbilityTree } from "./row-texts.js";
import { editorTexts } from "./texts.js";

/** A place in the text of a cell. */
export interface TextPlace {
  readonly cell: string;
  readonly offset: number;
}

interface Props {
  readonly abilities: readonly AbilityTree[];
  /** Where the caret stands, if it stands in a text. */
  readonly caret: TextPlace | undefined;
  readonly onPoint: (cell: string, span: Span) => void;
}

/** One line of the tree; a chain of nodes with a single child each is drawn as one line. */
interface Line {
  readonly id: string;
  /** The cell its ability is written in. */
  readonly cell: string;
  readonly depth: number;
  readonly key: string;
  readonly names: readonly string[];
  readonly leaf: string | undefined;
  readonly span: Span;
  readonly nodes: readonly AstNode[];
  readonly isStale: boolean;
  readonly hasChildren: boolean;
}

/** The abilities as trees: a line selects the text it came from, and the caret in the text selects its line. */
export function AstTree({ abilities, caret, onPoint }: Props): ReactNode {
  const lines = useMemo(() => abilities.flatMap(linesOfAbility), [abilities]);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<string | undefined>();
  const list = useRef<HTMLUListElement>(null);
  const tree = useId();
  const shown = lines.filter(({ id }) => ![...closed].some((parent) => id.startsWith(`${parent}.`)));
  const atCaret = useMemo(() => lineAtCaret(lines, abilities, caret), [lines, abilities, caret]);
  const active = shown.find(({ id }) => id === (atCaret ?? chosen)) ?? shown[0];

  useEffect(() => {
    // Only the tree scrolls: the pane around it holds the editor, which must stay in sight while somebody types there.
    const line = list.current?.querySelector<HTMLElement>("[aria-selected=true]");
    if (list.current && line) scrollToLine(list.current, line);
  }, [atCaret]);

  const choose = (line: Line): void => {
    setChosen(line.id);
    if (!line.isStale) onPoint(line.cell, line.span);
  };
  const toggle = (id: string, isOpen: boolean): void => {
    const next = new Set(closed);
    if (isOpen) next.delete(id);
    else next.add(id);
    setClosed(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = shown.findIndex((line) => line.id === active?.id);
    const move = { ArrowDown: 1, ArrowUp: -1, Home: -at, End: shown.length - 1 - at }[event.key];
    const target = move === undefined ? undefined : shown[at + move];
    if (target) choose(target);
    else if (active && event.key === "ArrowRight") toggle(active.id, true);
    else if (active && event.key === "ArrowLeft") toggle(active.id, false);
    else if (active && (event.key === "Enter" || event.key === " ")) choose(active);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  if (lines.length === 0) return <p className="rules-none">{editorTexts.noAbilityYet}</p>;
  return (
    <ul
      ref={list}
      className="ast"
      role="tree"
      aria-label={editorTexts.abilitiesAsUnderstood}
      tabIndex={0}
      aria-activedescendant={active && `${tree}-${active.id}`}
      onKeyDown={onKeyDown}
    >
      {shown.map((line) => (
        <li
          key={line.id}
          id={`${tree}-${line.id}`}
          role="treeitem"
          aria-level={line.depth + 1}
          aria-selected={line.id === (atCaret ?? chosen)}
          aria-expanded={line.hasChildren ? !closed.has(line.id) : undefined}
          className={line.isStale ? "ast-line is-stale" : "ast-line"}
          style={{ paddingLeft: `${26 + line.depth * 14}px` }}
          onClick={() => choose(line)}
        >
          <span
            className="ast-twist"
            aria-hidden="true"
            onClick={(event) => {
              event.stopPropagation();
              if (line.hasChildren) toggle(line.id, closed.has(line.id));
            }}
          >
            {line.hasChildren ? (closed.has(line.id) ? "▸" : "▾") : ""}
          </span>
          {line.key !== "" && <span className="ast-key">{line.key}</span>}
          {line.names.map((name) => (
            <span key={name} className="ast-name">
              {name}
            </span>
          ))}
          {line.leaf !== undefined && <span className="ast-leaf">{line.leaf}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Scrolls a list as little as shows one of its lines. */
function scrollToLine(list: HTMLElement, line: HTMLElement): void {
  const [frame, { top, bottom }] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  if (top < frame.top) list.scrollTop -= frame.top - top;
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
}

function linesOfAbility({ cell, tree, isStale }: AbilityTree, at: number): Line[] {
  const lines: Line[] = [];
  if (tree) addLine(lines, tree, { id: String(at), cell, depth: 0, isStale, key: `Ability ${at + 1}` });
  return lines;
}

interface Place {
  readonly id: string;
  readonly cell: string;
  readonly depth: number;
  readonly isStale: boolean;
  readonly key: string;
}

function addLine(lines: Line[], top: AstNode, { id, cell, depth, isStale, key }: Place): void {
  const names: string[] = [];
  const nodes = [top];
  let node = top;
  for (let only = onlyVariant(node); only; only = onlyVariant(node)) {
    names.push(String(only.key));
    nodes.push(only);
    node = only;
  }
  const leaf = node.children.length > 0 || isEmptyContainer(node.value) ? undefined : leafText(node.value);
  const hasChildren = node.children.length > 0;
  lines.push({ id, cell, depth, key, names, leaf, span: node.span, nodes, isStale, hasChildren });
  for (const [at, child] of node.children.entries()) {
    const childKey = typeof child.key === "number" ? `${child.key + 1}.` : (child.key ?? "");
    addLine(lines, child, { id: `${id}.${at}`, cell, depth: depth + 1, isStale, key: childKey });
  }
}

const onlyVariant = ({ children }: AstNode): AstNode | undefined =>
  children.length === 1 && children[0]?.isVariant === true ? children[0] : undefined;

const isEmptyContainer = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.keys(value).length === 0;

const leafText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** The line of the innermost node whose text holds the caret. */
function lineAtCaret(
  lines: readonly Line[],
  abilities: readonly AbilityTree[],
  caret: TextPlace | undefined,
): string | undefined {
  if (caret === undefined) return undefined;
  for (const { cell, tree, isStale } of abilities) {
    if (!tree || isStale || cell !== caret.cell) continue;
    const path = nodePathAt(tree, caret.offset);
    for (const node of path.toReversed()) {
      const line = lines.find(({ nodes }) => nodes.includes(node));
      if (line) return line.id;
    }
  }
  return undefined;
}
