import styled from '@emotion/styled';
import { formatEstimate, formatNumber } from '@mashrabiya/i18n';
import Chip from '@mui/material/Chip';
import type { LucideIcon } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { FieldProblem } from '../Field/FieldProblem.tsx';
import { choiceChipsStyles } from './choiceChipsStyles.ts';

export interface Choice {
  value: string;
  text: string;
  icon?: LucideIcon;
  /** Number of results; a choice with none is focusable but cannot be chosen. */
  count?: number | undefined;
}

export interface ChoiceChipsProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange'> {
  /** `hideLegend` hides the legend visually. */
  legend: string;
  hideLegend?: boolean;
  name: string;
  choices: readonly Choice[];
  /** At most one value unless `multiple`. */
  value: readonly string[];
  multiple?: boolean;
  /** Reserves room for the counts before they arrive. */
  hasCounts?: boolean;
  areCountsEstimated?: boolean;
  /** The counts are outdated and new ones are loading; no choice is refused until then. */
  counting?: boolean;
  inline?: boolean;
  error?: string;
  onChange(value: string[]): void;
}

const Root = styled('fieldset')(choiceChipsStyles);

/** Single or multiple choice: MUI chips over radio buttons or checkboxes, which forms submit without JavaScript too. */
export function ChoiceChips({
  legend,
  hideLegend = false,
  name,
  choices,
  value,
  multiple = false,
  hasCounts = false,
  areCountsEstimated = false,
  counting = false,
  inline = false,
  error,
  onChange,
  className = '',
  ...fieldset
}: ChoiceChipsProps) {
  const isRefused = (choice: Choice) => choice.count === 0 && !counting && !value.includes(choice.value);
  const choose = (choice: Choice, isOn: boolean) => {
    if (isRefused(choice)) return;
    if (!multiple) onChange([choice.value]);
    else onChange(isOn ? [...value, choice.value] : value.filter((chosenValue) => chosenValue !== choice.value));
  };
  const { language } = useLocale();
  const formatCount = areCountsEstimated ? formatEstimate : formatNumber;
  const problemId = useId();
  const classes = [inline && 'inline', hasCounts && 'counted', error !== undefined && 'invalid', className]
    .filter(Boolean)
    .join(' ');
  return (
    <Root
      aria-describedby={error === undefined ? undefined : problemId}
      data-invalid={error === undefined ? undefined : true}
      {...fieldset}
      className={classes}
    >
      <legend className={hideLegend ? 'visually-hidden' : undefined}>{legend}</legend>
      <div className="choices">
        {choices.map(({ icon: Icon, ...choice }) => (
          <label key={choice.value} className={choice.count === 0 ? 'noResults' : undefined}>
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              value={choice.value}
              checked={value.includes(choice.value)}
              aria-disabled={isRefused(choice) || undefined}
              onChange={(event) => choose(choice, event.currentTarget.checked)}
            />
            <Chip
              className="chip"
              component="span"
              variant="outlined"
              {...(Icon && { icon: <Icon aria-hidden size={18} strokeWidth={1.75} /> })}
              label={
                <>
                  <bdi>{choice.text}</bdi>
                  {hasCounts && (
                    <span className="count">{choice.count !== undefined && formatCount(choice.count, language)}</span>
                  )}
                </>
              }
            />
          </label>
        ))}
      </div>
      {error !== undefined && <FieldProblem id={problemId} text={error} />}
    </Root>
  );
}
