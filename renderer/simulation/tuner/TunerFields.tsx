import type { ComponentProps, ReactNode } from "react";
import { Select } from "../../ui/index.js";
import { bots } from "../chosen.js";
import { texts } from "./texts.js";
import { rangeAround, type TunableNumber, type TunerForm, type TypedRange } from "./tuner-form.js";

interface Props {
  readonly form: TunerForm;
  readonly change: (form: TunerForm) => void;
  readonly numbers: readonly TunableNumber[];
  readonly decks: readonly string[];
  /** While it runs, nothing can be chosen. */
  readonly isIdle: boolean;
}

/** The numbers with their ranges, the target, and who plays. */
export function TunerFields({ form, change, numbers, decks, isIdle }: Props): ReactNode {
  const set = (part: Partial<TunerForm>): void => change({ ...form, ...part });
  const [first, second] = form.ranges;
  const setRange = (at: number, range: TypedRange | undefined): void =>
    set({ ranges: [at === 0 ? range : first, at === 1 ? range : second].flatMap((each) => each ?? []) });
  const rangeOf = (key: string): TypedRange | undefined => {
    const number = numbers.find((each) => each.key === key);
    return number && rangeAround(number);
  };
  const choicesBut = (key: string | undefined) =>
    numbers
      .filter((each) => each.key !== key)
      .map((each) => [each.key, `${each.title} (${texts.nowIs(each.now)})`] as const);
  const others = decks.filter((deck) => deck !== form.deck);
  return (
    <fieldset className="tuner-fields" disabled={isIdle}>
      <div className="figure-form">
        <Labelled title={texts.number}>
          <Select
            value={first?.key}
            choices={choicesBut(second?.key)}
            data-first-focus
            onChoose={(key) => setRange(0, rangeOf(key))}
          />
        </Labelled>
        {first && <RangeFields range={first} title={titleOf(numbers, first)} change={(range) => setRange(0, range)} />}
      </div>
      {numbers.length > 1 && (
        <div className="figure-form">
          <Labelled title={texts.second}>
            <Select
              value={second?.key ?? ""}
              choices={[["", texts.noSecond], ...choicesBut(first?.key)]}
              onChoose={(key) => setRange(1, rangeOf(key))}
            />
          </Labelled>
          {second && (
            <RangeFields range={second} title={titleOf(numbers, second)} change={(range) => setRange(1, range)} />
          )}
        </div>
      )}
      <div className="figure-form">
        <Labelled title={texts.deck}>
          <Select
            value={form.deck}
            choices={decks.map((deck) => [deck, deck] as const)}
            onChoose={(deck) => set({ deck, against: form.against === deck ? "" : form.against })}
          />
        </Labelled>
        <Labelled title={texts.against}>
          <Select
            value={form.against}
            choices={[["", texts.allOthers], ...others.map((deck) => [deck, deck] as const)]}
            onChoose={(against) => set({ against })}
          />
        </Labelled>
        <NumberText title={texts.targetFrom} value={form.low} min={0} max={100} change={(low) => set({ low })} />
        <NumberText title={texts.targetTo} value={form.high} min={0} max={100} change={(high) => set({ high })} />
        <Labelled title={texts.players}>
          <Select value={form.bot} choices={bots} onChoose={(bot) => set({ bot })} />
        </Labelled>
        <Labelled title={texts.theirPlayer}>
          <Select value={form.theirBot} choices={bots} onChoose={(theirBot) => set({ theirBot })} />
        </Labelled>
        <NumberText
          title={texts.matches}
          value={form.matches}
          min={1}
          max={1_000_000}
          step={1}
          change={(matches) => set({ matches })}
        />
        <NumberText
          title={texts.seed}
          value={form.seed}
          min={0}
          max={0xffff_ffff}
          step={1}
          change={(seed) => set({ seed })}
        />
      </div>
    </fieldset>
  );
}

const titleOf = (numbers: readonly TunableNumber[], { key }: TypedRange): string =>
  numbers.find((each) => each.key === key)?.title ?? key;

interface RangeProps {
  readonly range: TypedRange;
  /** Of the number. */
  readonly title: string;
  readonly change: (range: TypedRange) => void;
}

function RangeFields({ range, title, change }: RangeProps): ReactNode {
  return (["from", "to", "step"] as const).map((bound) => (
    <NumberText
      key={bound}
      title={texts[bound]}
      aria-label={texts.ofNumber(texts[bound], title)}
      value={range[bound]}
      change={(text) => change({ ...range, [bound]: text })}
    />
  ));
}

interface NumberTextProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "title"> {
  readonly title: string;
  readonly value: string;
  readonly change: (text: string) => void;
}

const NumberText = ({ title, value, change, ...others }: NumberTextProps): ReactNode => (
  <Labelled title={title}>
    <input
      className="field is-short"
      type="number"
      required
      step="any"
      value={value}
      {...others}
      onChange={({ target }) => change(target.value)}
    />
  </Labelled>
);

const Labelled = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => (
  <label className="figure-field">
    <span>{title}</span>
    {children}
  </label>
);
