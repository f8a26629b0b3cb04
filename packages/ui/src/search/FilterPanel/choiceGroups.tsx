import { ROOMS_OR_MORE } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { type Choice, ChoiceChips } from '../../forms/ChoiceChips/ChoiceChips.tsx';
import { formatPreset, type NumberRange, type RangePreset, writeRange } from '../filters/rangePresets.ts';

export type Counts = Readonly<Record<string, number>> | undefined;

interface GroupProps {
  id?: string | undefined;
  legend: string;
  name: string;
  counts: Counts;
  areCountsEstimated: boolean;
  counting: boolean;
}

/** The server omits ids without results. A sample without a choice does not tell that there is none. */
export const getCount = (counts: Counts, value: string, areCountsEstimated: boolean): number | undefined =>
  counts && (counts[value] || (areCountsEstimated ? undefined : 0));

interface SingleChoiceGroupProps<T extends string> extends GroupProps {
  choices: readonly (Choice & { value: T })[];
  value: T | undefined;
  onChange(value: T | undefined): void;
}

/** Single choice, or none. */
export function SingleChoiceGroup<T extends string>({
  choices,
  value,
  onChange,
  counts,
  ...group
}: SingleChoiceGroupProps<T>) {
  const { t } = useTranslation();
  const anyChoice: Choice = { value: '', text: t('search:any') };
  return (
    <ChoiceChips
      {...group}
      className="group"
      hasCounts
      choices={[
        anyChoice,
        ...choices.map((choice) => ({ ...choice, count: getCount(counts, choice.value, group.areCountsEstimated) })),
      ]}
      value={[value ?? '']}
      onChange={([next]) => onChange(choices.find((choice) => choice.value === next)?.value)}
    />
  );
}

interface MultiChoiceGroupProps extends GroupProps {
  choices: readonly Choice[];
  value: readonly number[] | undefined;
  className?: string;
  onChange(value: number[]): void;
}

/** Multiple choice of numbers. */
export function MultiChoiceGroup({
  choices,
  value = [],
  onChange,
  counts,
  className = '',
  ...group
}: MultiChoiceGroupProps) {
  return (
    <ChoiceChips
      {...group}
      className={`group ${className}`.trimEnd()}
      hasCounts
      multiple
      choices={choices.map((choice) => ({
        ...choice,
        count: getCount(counts, choice.value, group.areCountsEstimated),
      }))}
      value={value.map(String)}
      onChange={(values) => onChange(values.map(Number).sort((a, b) => a - b))}
    />
  );
}

interface RangeGroupProps extends GroupProps {
  presets: readonly RangePreset[];
  value: NumberRange;
  onChange(range: NumberRange): void;
}

/** One preset range, or none. */
export function RangeGroup({ presets, counts, value, onChange, ...group }: RangeGroupProps) {
  const { t } = useTranslation();
  const getRangeCount = ({ min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: NumberRange) =>
    Object.entries(counts ?? {})
      .filter(([option]) => Number(option) >= min && Number(option) <= max)
      .reduce((sum, [, count]) => sum + count, 0);
  return (
    <SingleChoiceGroup
      {...group}
      counts={counts && Object.fromEntries(presets.map((preset) => [writeRange(preset), getRangeCount(preset)]))}
      choices={presets.map((preset) => ({ value: writeRange(preset), text: formatPreset(preset, t) }))}
      value={writeRange(value)}
      onChange={(next) => onChange(presets.find((preset) => writeRange(preset) === next) ?? {})}
    />
  );
}

const ROOMS = Array.from({ length: ROOMS_OR_MORE }, (_, index) => index + 1);

/** Numbers of rooms or floors; the last means "or more". */
export function RoomsGroup(props: Omit<MultiChoiceGroupProps, 'choices' | 'className'>) {
  const { t } = useTranslation();
  const choices = ROOMS.map((number) => ({
    value: String(number),
    text: number === ROOMS_OR_MORE ? t('search:orMore', { number }) : String(number),
  }));
  return <MultiChoiceGroup {...props} className="tight" choices={choices} />;
}
