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
  chosen: T | undefined;
  onChoose(value: T | undefined): void;
}

/** Single choice, or none. */
export function SingleChoiceGroup<T extends string>({
  choices,
  chosen,
  onChoose,
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
      chosen={[chosen ?? '']}
      onChoose={([value]) => onChoose(choices.find((choice) => choice.value === value)?.value)}
    />
  );
}

interface MultiChoiceGroupProps extends GroupProps {
  choices: readonly Choice[];
  chosen: readonly number[] | undefined;
  className?: string;
  onChoose(chosen: number[]): void;
}

/** Multiple choice of numbers. */
export function MultiChoiceGroup({
  choices,
  chosen = [],
  onChoose,
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
      chosen={chosen.map(String)}
      onChoose={(values) => onChoose(values.map(Number).sort((a, b) => a - b))}
    />
  );
}

interface RangeGroupProps extends GroupProps {
  presets: readonly RangePreset[];
  chosen: NumberRange;
  onChoose(range: NumberRange): void;
}

/** One preset range, or none. */
export function RangeGroup({ presets, counts, chosen, onChoose, ...group }: RangeGroupProps) {
  const { t } = useTranslation();
  const getRangeCount = ({ min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: NumberRange) =>
    Object.entries(counts ?? {})
      .filter(([value]) => Number(value) >= min && Number(value) <= max)
      .reduce((sum, [, count]) => sum + count, 0);
  return (
    <SingleChoiceGroup
      {...group}
      counts={counts && Object.fromEntries(presets.map((preset) => [writeRange(preset), getRangeCount(preset)]))}
      choices={presets.map((preset) => ({ value: writeRange(preset), text: formatPreset(preset, t) }))}
      chosen={writeRange(chosen)}
      onChoose={(value) => onChoose(presets.find((preset) => writeRange(preset) === value) ?? {})}
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
