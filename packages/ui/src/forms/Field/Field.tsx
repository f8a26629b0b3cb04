import styled from '@emotion/styled';
import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import { Check, type LucideIcon } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldHelp } from './FieldHelp.tsx';
import { fieldFrameStyles } from './fieldFrameStyles.ts';

/** What every field of a form says about itself. */
export interface FieldProps {
  /** What is asked for: stands in the field, above the answer. */
  label: string;
  /** One line of help below; it gives way to the error. */
  hint?: ReactNode;
  /** What is wrong, in words: marks the field, and stands in the place of the hint. */
  error?: string;
  /** The answer passed its check: shown by a tick. */
  valid?: boolean;
  /** May stay empty. Said at the field, because most of what a form asks is needed. */
  optional?: boolean;
  /** Stands before the answer. */
  icon?: LucideIcon;
  className?: string;
  style?: CSSProperties;
}

/** What a field says about itself out of its props, and the rest: what goes to its input. */
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

/** What the input in a field needs to be tied to its name and its note; MUI's `FormControl` tells it of the error. */
export interface FieldInputProps {
  id: string;
  'aria-describedby': string;
  startAdornment: ReactNode;
  endAdornment: ReactNode;
}

interface FieldFrameProps extends FieldProps {
  /** The input's own; made here when absent. */
  id?: string;
  /** Stands at the field's end, such as a button; takes `endSpace` pixels beside the name. */
  end?: ReactNode;
  endSpace?: number;
  /** The help changes while one types: errors alone are said aloud. */
  quietHint?: boolean;
  /** Stands at the end of the line below, such as a counter. */
  aside?: ReactNode;
  children(input: FieldInputProps): ReactNode;
}

/** A tick, and the room before it. */
const MARK = 26;

const Root = styled(FormControl)(fieldFrameStyles);

/** The frame that all fields of a form share: name, box, ends, and the line below that help and errors are said in. */
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
  quietHint,
  aside,
  children,
}: FieldFrameProps) {
  const { t } = useTranslation();
  const made = useId();
  const input = id ?? made;
  const note = `${input}-note`;
  const ticked = valid && error === undefined;
  const room = { '--end': `${15 + endSpace + (ticked ? MARK : 0)}px` };

  return (
    <Root className={className} style={{ ...room, ...style }} error={error !== undefined} fullWidth>
      <InputLabel id={`${input}-label`} htmlFor={input}>
        <span className="name">{label}</span>
        {optional && <span className="optional">{t('common:optional')}</span>}
      </InputLabel>
      {children({
        id: input,
        'aria-describedby': note,
        startAdornment: Icon && (
          <InputAdornment position="start" disablePointerEvents>
            <Icon aria-hidden size={20} strokeWidth={1.75} />
          </InputAdornment>
        ),
        endAdornment: (end || ticked) && (
          <InputAdornment position="end">
            {ticked && <Check className="mark" aria-hidden size={20} strokeWidth={2} />}
            {end}
          </InputAdornment>
        ),
      })}
      <div className="below">
        <FieldHelp id={note} error={error} quiet={quietHint}>
          {hint}
        </FieldHelp>
        {aside}
      </div>
    </Root>
  );
}
