import { Plus } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import type { Ruleset, Seat } from "../../../shared/match/index.js";
import { NOBODY } from "../../../shared/match/index.js";
import { Select } from "../../ui/index.js";
import { openOverlay } from "../../state/index.js";
import { askTable } from "../match/table-client.js";
import { useTable } from "../match/table-state.js";
import { tableTexts } from "./texts.js";

/** Controls to change a table by hand, in addition to dragging cards and changing numbers. */
export function SetUpBar({ ruleset }: { readonly ruleset: Ruleset }): ReactNode {
  const edition = useTable(({ snapshot, editions }) => editions.get(snapshot?.edition ?? 1));
  const names = useMemo(() => namesOf(edition?.material.definitions ?? []), [edition]);
  const zones = ruleset.layout.zones.flatMap(({ zone, look }) => (look === "hidden" ? [] : [zone]));
  const [name, setName] = useState("");
  const [zone, setZone] = useState(
    zones.find((each) => ruleset.layout.zones.find((placed) => placed.zone === each)?.look === "fan") ?? zones[0] ?? "",
  );
  const [seat, setSeat] = useState<Seat>(0);
  const definition = names.findIndex((each) => each.toLowerCase() === name.trim().toLowerCase());
  const add = (): void => {
    if (definition === -1) return;
    const side = ruleset.zones[zone]?.shared === true ? NOBODY : seat;
    askTable({ kind: "edit", edit: { kind: "create", definition, owner: seat, zone, side } });
  };
  return (
    <form
      className="set-up"
      aria-label={tableTexts.setUpTableByHand}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <strong>{tableTexts.setUpTableByHand}</strong>
      <span>{tableTexts.aboutSetUp}</span>
      <span className="bar-gap" />
      <input
        className="field is-small"
        list="cards-of-match"
        aria-label={tableTexts.cardToAdd}
        placeholder={tableTexts.cardToAdd}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <datalist id="cards-of-match">
        {names.map((each, at) => (
          <option key={`${at} ${each}`} value={each} />
        ))}
      </datalist>
      <Select
        className="field is-small"
        aria-label={tableTexts.zone}
        value={zone}
        choices={zones.map((each) => [each, ruleset.zones[each]?.title ?? each])}
        onChoose={setZone}
      />
      <select
        className="field is-small"
        aria-label={tableTexts.owner}
        value={seat}
        onChange={({ target }) => setSeat(Number(target.value))}
      >
        {ruleset.seats.map((each, at) => (
          <option key={each} value={at}>
            {each}
          </option>
        ))}
      </select>
      <button type="submit" className="button is-small" disabled={definition === -1}>
        <Plus /> {tableTexts.add}
      </button>
      <button type="button" className="button is-small" onClick={() => openOverlay({ kind: "save-scenario" })}>
        {tableTexts.saveAsScenario}
      </button>
    </form>
  );
}

function namesOf(definitions: readonly unknown[]): string[] {
  return definitions.map((definition) => {
    const name: unknown = typeof definition === "object" && definition !== null ? Reflect.get(definition, "name") : "";
    return typeof name === "string" ? name : "";
  });
}
