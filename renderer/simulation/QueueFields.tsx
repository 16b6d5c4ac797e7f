import { useState, type ReactNode } from "react";
import { Select } from "../ui/index.js";
import { changeForm } from "./simulation-state.js";
import { texts } from "./texts.js";

/** What stands before an @ is a user with a password, mostly; a text without one has no place for them. */
const mayHoldSecrets = (address: string): boolean => address.includes("@");

/** By whom the matches are played: by this computer, or by the workers of a queue whose address is typed. */
export function QueueFields({ address }: { readonly address: string | null }): ReactNode {
  const [isTyped, setTyped] = useState(false);
  return (
    <>
      <label className="simulation-field">
        <span>{texts.playedOn}</span>
        <Select
          value={address === null ? "" : "queue"}
          choices={[
            ["", texts.thisComputer],
            ["queue", texts.workersOfQueue],
          ]}
          onChoose={(chosen) => changeForm({ queue: chosen === "" ? null : "" })}
        />
      </label>
      {address !== null && (
        <>
          <label className="simulation-field">
            <span>{texts.queueAddress}</span>
            <input
              className="field"
              type={mayHoldSecrets(address) && !isTyped ? "password" : "text"}
              required
              autoComplete="off"
              spellCheck={false}
              placeholder={texts.queueExample}
              value={address}
              onFocus={() => setTyped(true)}
              onBlur={() => setTyped(false)}
              onChange={({ target }) => changeForm({ queue: target.value })}
            />
          </label>
          <p className="simulation-soft">{texts.aboutQueue}</p>
        </>
      )}
    </>
  );
}
