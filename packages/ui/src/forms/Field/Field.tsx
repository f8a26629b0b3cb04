import styled from '@emotion/styled';
import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import { Check, type LucideIcon } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldHelp } from './FieldHelp.tsx';
import { fieldFrameStyles } from './fieldFrameStyles.ts';

export interface FieldProps {
  /** Shown in the field, above the answer. */
  label: string;
  /** One line of help below the field; an error replaces it. */
  hint?: ReactNode;
  /** Marks the field as invalid and replaces the hint. */
  error?: string;
  /** Shows a tick. */
  valid?: boolean;
  /** Marks the field as optional: most answers are required. */
  optional?: boolean;
  icon?: LucideIcon;
  className?: string;
  style?: CSSProperties;
}

export function splitField<Props extends FieldProps & { id?: string | undefined }>({
  label,
  hint,
  error,
  valid,
  optional,
  icon,
  className,
  style,
  id,
  ...rest
}: Props) {
  return [{ label, hint, error, valid, optional, icon, className, style, id }, rest] as const;
}

/** Ties the input to its label and help text; MUI's `FormControl` passes the error state. */
export interface FieldInputProps {
  id: string;
  'aria-describedby': string | undefined;
  startAdornment: ReactNode;
  endAdornment: ReactNode;
}

interface FieldFrameProps extends FieldProps {
  id?: string;
  /** Element at the field's end, such as a button; reserves `endSpace` pixels next to the label. */
  end?: ReactNode;
  endSpace?: number;
  /** The help changes while the user types, so only errors are announced. */
  announcesErrorsOnly?: boolean;
  aside?: ReactNode;
  /** Space below the hint. Default: while there is one. False for a hint that comes and goes while the user types. */
  hasHint?: boolean;
  children(input: FieldInputProps): ReactNode;
}

const TICK_SPACE_PX = 26;

const Root = styled(FormControl)(fieldFrameStyles);

/** Common frame of all form fields: label, box, end elements, and a line for help or errors. */
export function Field({
  label,
  hint,
  error,
  valid = false,
  optional = false,
  icon: Icon,
  className,
  style,
  id,
  end,
  endSpace = 0,
  announcesErrorsOnly,
  aside,
  hasHint = Boolean(hint || aside),
  children,
}: FieldFrameProps) {
  const { t } = useTranslation();
  const generatedId = useId();
  const input = id ?? generatedId;
  const note = `${input}-note`;
  const hasTick = valid && error === undefined;
  const endSpaceStyle = { '--end': `${15 + endSpace + (hasTick ? TICK_SPACE_PX : 0)}px` };

  return (
    <Root className={className} style={{ ...endSpaceStyle, ...style }} error={error !== undefined} fullWidth>
      <InputLabel id={`${input}-label`} htmlFor={input}>
        <span className="name">{label}</span>
        {optional && <span className="optional">{t('common:optional')}</span>}
      </InputLabel>
      {children({
        id: input,
        'aria-describedby': error !== undefined || hint ? note : undefined,
        startAdornment: Icon && (
          <InputAdornment position="start" disablePointerEvents>
            <Icon aria-hidden size={20} strokeWidth={1.75} />
          </InputAdornment>
        ),
        endAdornment: (end || hasTick) && (
          <InputAdornment position="end">
            {hasTick && <Check className="mark" aria-hidden size={20} strokeWidth={2} />}
            {end}
          </InputAdornment>
        ),
      })}
      <div className={hasHint ? 'below hinted' : 'below'}>
        <FieldHelp id={note} error={error} announcesErrorsOnly={announcesErrorsOnly}>
          {hint}
        </FieldHelp>
        {aside}
      </div>
    </Root>
  );
}
