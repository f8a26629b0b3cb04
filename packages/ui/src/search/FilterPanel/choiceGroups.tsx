import { ROOMS_OR_MORE } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { type Choice, ChoiceChips } from '../../forms/ChoiceChips/ChoiceChips.tsx';
import { type NumberRange, presetText, type RangePreset, writeRange } from '../filters/rangePresets.ts';

/** Number of results per choice. */
export type Counts = Readonly<Record<string, number>> | undefined;

interface GroupProps {
  id?: string | undefined;
  legend: string;
  name: string;
  counts: Counts;
  counting: boolean;
}

/** The server omits ids without results. */
const countOf = (counts: Counts, value: string) => counts && (counts[value] ?? 0);

interface OneOfProps<T extends string> extends GroupProps {
  choices: readonly (Choice & { value: T })[];
  chosen: T | undefined;
  onChoose(value: T | undefined): void;
}

/** Single choice, or none. */
export function OneOf<T extends string>({ choices, chosen, onChoose, counts, ...group }: OneOfProps<T>) {
  const { t } = useTranslation();
  const any: Choice = { value: '', text: t('search:any') };
  return (
    <ChoiceChips
      {...group}
      className="group"
      counted
      choices={[any, ...choices.map((one) => ({ ...one, count: countOf(counts, one.value) }))]}
      chosen={[chosen ?? '']}
      onChoose={([value]) => onChoose(choices.find((one) => one.value === value)?.value)}
    />
  );
}

interface SeveralProps extends GroupProps {
  choices: readonly Choice[];
  chosen: readonly number[] | undefined;
  className?: string;
  onChoose(chosen: number[]): void;
}

/** Multiple choice of numbers. */
export function SeveralOf({ choices, chosen = [], onChoose, counts, className = '', ...group }: SeveralProps) {
  return (
    <ChoiceChips
      {...group}
      className={`group ${className}`.trimEnd()}
      counted
      several
      choices={choices.map((one) => ({ ...one, count: countOf(counts, one.value) }))}
      chosen={chosen.map(String)}
      onChoose={(values) => onChoose(values.map(Number).sort((a, b) => a - b))}
    />
  );
}

interface RangeOfProps extends GroupProps {
  presets: readonly RangePreset[];
  chosen: NumberRange;
  onChoose(range: NumberRange): void;
}

/** One preset range, or none. */
export function RangeOf({ presets, counts, chosen, onChoose, ...group }: RangeOfProps) {
  const { t } = useTranslation();
  const countIn = ({ min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: NumberRange) =>
    Object.entries(counts ?? {})
      .filter(([value]) => Number(value) >= min && Number(value) <= max)
      .reduce((sum, [, count]) => sum + count, 0);
  return (
    <OneOf
      {...group}
      counts={counts && Object.fromEntries(presets.map((preset) => [writeRange(preset), countIn(preset)]))}
      choices={presets.map((preset) => ({ value: writeRange(preset), text: presetText(preset, t) }))}
      chosen={writeRange(chosen)}
      onChoose={(value) => onChoose(presets.find((preset) => writeRange(preset) === value) ?? {})}
    />
  );
}

const ROOMS = Array.from({ length: ROOMS_OR_MORE }, (_, index) => index + 1);

/** Numbers of rooms or floors; the last means "or more". */
export function RoomsOf(props: Omit<SeveralProps, 'choices' | 'className'>) {
  const { t } = useTranslation();
  const choices = ROOMS.map((number) => ({
    value: String(number),
    text: number === ROOMS_OR_MORE ? t('search:orMore', { number }) : String(number),
  }));
  return <SeveralOf {...props} className="tight" choices={choices} />;
}
