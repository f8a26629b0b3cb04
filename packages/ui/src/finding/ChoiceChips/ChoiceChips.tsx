import styled from '@emotion/styled';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { choiceChipsStyles } from './choiceChipsStyles.ts';

export interface Choice {
  value: string;
  text: string;
  icon?: LucideIcon;
}

export interface ChoiceChipsProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange'> {
  /** What is chosen here; `quietLegend` leaves it to assistive technology. */
  legend: string;
  quietLegend?: boolean;
  /** Field of the form. */
  name: string;
  choices: readonly Choice[];
  /** Values that are chosen; at most one unless `several`. */
  chosen: readonly string[];
  several?: boolean;
  /** One line that scrolls sideways instead of wrapping. */
  inline?: boolean;
  onChoose(chosen: string[]): void;
}

const Root = styled('fieldset')(choiceChipsStyles);

/** One or several out of a few, as pills over native radio buttons or checkboxes. */
export function ChoiceChips({
  legend,
  quietLegend = false,
  name,
  choices,
  chosen,
  several = false,
  inline = false,
  onChoose,
  className = '',
  ...fieldset
}: ChoiceChipsProps) {
  const choose = (value: string, on: boolean) => {
    if (!several) onChoose([value]);
    else onChoose(on ? [...chosen, value] : chosen.filter((one) => one !== value));
  };
  return (
    <Root {...fieldset} className={`${inline ? 'inline' : ''} ${className}`.trim()}>
      <legend className={quietLegend ? 'visually-hidden' : undefined}>{legend}</legend>
      <div className="choices">
        {choices.map(({ value, text, icon: Icon }) => (
          <label key={value}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) => choose(value, event.currentTarget.checked)}
            />
            <span className="chip">
              {Icon && <Icon aria-hidden size={18} strokeWidth={1.75} />}
              <bdi>{text}</bdi>
            </span>
          </label>
        ))}
      </div>
    </Root>
  );
}
