import styled from '@emotion/styled';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { LucideIcon } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { radioCardStyles } from './radioCardStyles.ts';

interface CardChoice {
  value: string;
  text: string;
  detail?: ReactNode;
  icon?: LucideIcon;
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue'> {
  /** `hideLegend` hides the legend visually. */
  legend: string;
  hideLegend?: boolean;
  name: string;
  choices: readonly CardChoice[];
  value: string | null;
  onChange(value: string): void;
  error?: string;
}

const Root = styled(FormControl)(radioCardStyles);

/** Radio buttons as cards, for choices that need explanation. */
export function RadioCards({
  legend,
  hideLegend = false,
  name,
  choices,
  value,
  onChange,
  error,
  className,
  style,
  id,
  ...group
}: RadioCardsProps) {
  const baseId = useId();
  return (
    <Root id={id} className={className} style={style} error={error !== undefined} fullWidth>
      <FormLabel id={`${baseId}-legend`} component="div" className={hideLegend ? 'visually-hidden' : 'legend'}>
        {legend}
      </FormLabel>
      <RadioGroup
        aria-labelledby={`${baseId}-legend`}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${baseId}-note`}
        {...group}
        className="cards"
        name={name}
        value={value}
        onChange={(_, next) => onChange(next)}
      >
        {choices.map((choice) => (
          <RadioCard key={choice.value} base={`${baseId}-${choice.value}`} {...choice} />
        ))}
      </RadioGroup>
      <div className="below">
        <FieldHelp id={`${baseId}-note`} error={error} />
      </div>
    </Root>
  );
}

/** The text is the accessible name; the rest is the description. */
function RadioCard({ base: baseId, value, text, detail, icon: Icon, aside, disabled }: CardChoice & { base: string }) {
  return (
    <FormControlLabel
      className="card"
      value={value}
      disabled={disabled}
      control={<Radio slotProps={{ input: { 'aria-labelledby': baseId, 'aria-describedby': `${baseId}-detail` } }} />}
      label={
        <>
          {Icon && <Icon aria-hidden size={22} strokeWidth={1.75} />}
          <span className="textBlock">
            <span id={baseId} className="text">
              {text}
            </span>
            <span id={`${baseId}-detail`} className="detail">
              {detail}
            </span>
          </span>
          {aside !== undefined && <span className="side">{aside}</span>}
        </>
      }
    />
  );
}
