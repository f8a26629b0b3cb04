import styled from '@emotion/styled';
import type { LucideIcon } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { radioCardStyles } from './radioCardStyles.ts';

export interface CardChoice {
  value: string;
  text: string;
  /** One or two lines on what the choice means. */
  detail?: ReactNode;
  icon?: LucideIcon;
  /** Stands at the end of the card: a price, a count. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> {
  /** What is chosen here; `quietLegend` leaves it to assistive technology. */
  legend: string;
  quietLegend?: boolean;
  /** Field of the form. */
  name: string;
  choices: readonly CardChoice[];
  /** Null while nothing is chosen. */
  value: string | null;
  onChange(value: string): void;
  /** What is wrong, in words. */
  error?: string;
}

const Root = styled('fieldset')(radioCardStyles);

/** One out of a few that need a word of explanation, as cards over native radio buttons. */
export function RadioCards({
  legend,
  quietLegend = false,
  name,
  choices,
  value,
  onChange,
  error,
  ...fieldset
}: RadioCardsProps) {
  const base = useId();
  return (
    <Root
      role="radiogroup"
      aria-invalid={error !== undefined || undefined}
      aria-describedby={`${base}-note`}
      {...fieldset}
    >
      <legend className={quietLegend ? 'visually-hidden' : undefined}>{legend}</legend>
      <div className="cards">
        {choices.map(({ value: one, text, detail, icon: Icon, aside, disabled }) => (
          <label key={one} className="card">
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === value}
              disabled={disabled}
              aria-labelledby={`${base}-${one}`}
              aria-describedby={`${base}-${one}-detail`}
              onChange={() => onChange(one)}
            />
            {Icon && <Icon aria-hidden size={22} strokeWidth={1.75} />}
            <span className="words">
              <span id={`${base}-${one}`} className="text">
                {text}
              </span>
              <span id={`${base}-${one}-detail`} className="detail">
                {detail}
              </span>
            </span>
            {aside !== undefined && <span className="side">{aside}</span>}
          </label>
        ))}
      </div>
      <div className="below">
        <FieldHelp id={`${base}-note`} error={error} />
      </div>
    </Root>
  );
}
