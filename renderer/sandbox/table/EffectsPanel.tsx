import { ChevronDown, ChevronRight } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import type { ViewEffect } from "../../../shared/match/index.js";
import { EffectLine } from "./EffectLine.js";
import { effectGroups, type EffectGroup } from "./effect-groups.js";
import { tableTexts } from "./texts.js";
import { walkTree } from "./tree-walk.js";

interface Props {
  readonly effects: readonly ViewEffect[];
  readonly seats: readonly string[];
}

/** The effects that last, by how they end: a line for each, which opens to what it does and what it remembers. */
export function EffectsPanel({ effects, seats }: Props): ReactNode {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const groups = useMemo(() => effectGroups(effects), [effects]);
  if (effects.length === 0) return null;
  // Groups are open until they are closed, effects closed until they are opened.
  const turn = (key: string, isTurned: boolean): void =>
    setTurned((before) => {
      const next = new Set(before);
      if (isTurned) next.add(key);
      else next.delete(key);
      return next;
    });
  return (
    <details className="effects-panel" open>
      <summary>
        {tableTexts.effects} <span className="effects-count">{effects.length}</span>
      </summary>
      <ul role="tree" aria-label={tableTexts.aboutEffects}>
        {groups.map((group, place) => {
          const isOpen = !turned.has(group.until);
          return [
            <GroupLine
              key={group.until}
              group={group}
              isFirst={place === 0}
              isOpen={isOpen}
              toggle={(opens) => turn(group.until, !opens)}
            />,
            ...(isOpen ? group.effects : []).map((effect) => (
              <EffectLine
                key={effect.id}
                effect={effect}
                owner={seats[effect.seat] ?? ""}
                isOpen={turned.has(keyOf(effect))}
                toggle={(opens) => turn(keyOf(effect), opens)}
              />
            )),
          ];
        })}
      </ul>
    </details>
  );
}

const keyOf = ({ id }: ViewEffect): string => `effect ${id}`;

interface GroupProps {
  readonly group: EffectGroup;
  readonly isFirst: boolean;
  readonly isOpen: boolean;
  readonly toggle: (isOpen: boolean) => void;
}

/** How the effects below it end. */
function GroupLine({ group: { until, effects }, isFirst, isOpen, toggle }: GroupProps): ReactNode {
  return (
    <li
      role="treeitem"
      className="effect-group"
      aria-level={1}
      aria-expanded={isOpen}
      tabIndex={isFirst ? 0 : -1}
      onClick={() => toggle(!isOpen)}
      onKeyDown={(event) => {
        if (walkTree(event, { hasChildren: true, isOpen, toggle }) || event.key !== "Enter") return;
        toggle(!isOpen);
        event.preventDefault();
      }}
    >
      <span className="tree-sign" aria-hidden>
        {isOpen ? <ChevronDown /> : <ChevronRight />}
      </span>
      <span className="effect-until">{`${until.charAt(0).toUpperCase()}${until.slice(1)}`}</span>
      <span className="effects-count">{effects.length}</span>
    </li>
  );
}
