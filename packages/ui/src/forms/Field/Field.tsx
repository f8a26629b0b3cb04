import styled from '@emotion/styled';
import { Check, CircleAlert, type LucideIcon } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldBoxStyles } from './fieldBoxStyles.ts';

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

/** What the control in a field needs to be tied to its label, its error and its look. */
export interface ControlProps {
  id: string;
  className: string;
  'aria-invalid': boolean;
  'aria-describedby': string;
}

interface FieldFrameProps extends FieldProps {
  /** The control's own; made here when absent. */
  id?: string;
  /** Stands at the field's end, such as a button; takes `endSpace` pixels. */
  end?: ReactNode;
  endSpace?: number;
  /** Opens below the field: a list, a calendar. */
  popup?: ReactNode;
  /** The help changes while one types: errors alone are said aloud. */
  quietHint?: boolean;
  /** Stands at the end of the line below, such as a counter. */
  aside?: ReactNode;
  children(control: ControlProps): ReactNode;
}

const Root = styled('div')(fieldBoxStyles);

const ICON = 32;
const MARK = 26;

/** The frame that all fields of a form share: name, box, ends, and the line below that help and errors are said in. */
export function Field({
  label,
  hint,
  error,
  valid = false,
  optional = false,
  icon: Icon,
  className = '',
  style,
  id,
  end,
  endSpace = 0,
  popup,
  quietHint,
  aside,
  children,
}: FieldFrameProps) {
  const { t } = useTranslation();
  const made = useId();
  const control = id ?? made;
  const note = `${control}-note`;
  const ticked = valid && error === undefined;
  const room: Record<string, string> = {};
  if (Icon) room['--field-start'] = `${14 + ICON}px`;
  if (endSpace || ticked) room['--field-end'] = `${14 + endSpace + (ticked ? MARK : 0)}px`;

  return (
    <Root className={className} style={style}>
      <div className="field" style={room}>
        <label className="name" htmlFor={control}>
          <span>{label}</span>
          {optional && <span className="optional">{t('common.optional')}</span>}
        </label>
        {Icon && <Icon className="start" aria-hidden size={20} strokeWidth={1.75} />}
        {children({ id: control, className: 'control', 'aria-invalid': error !== undefined, 'aria-describedby': note })}
        {(end || ticked) && (
          <span className="end">
            {ticked && <Check className="mark" aria-hidden size={20} strokeWidth={2} />}
            {end}
          </span>
        )}
        {popup}
      </div>
      <div className="below">
        <FieldNote id={note} error={error} quiet={quietHint}>
          {hint}
        </FieldNote>
        {aside}
      </div>
    </Root>
  );
}

interface FieldNoteProps {
  id: string;
  error?: string;
  quiet?: boolean;
  /** Help, while nothing is wrong. */
  children?: ReactNode;
}

/** Help, or what is wrong in its place, said aloud when it changes. */
export function FieldNote({ id, error, quiet = false, children }: FieldNoteProps) {
  return (
    <p
      id={id}
      className={error === undefined ? 'note' : 'note problem'}
      aria-live={quiet && error === undefined ? 'off' : 'polite'}
    >
      {error !== undefined && <CircleAlert aria-hidden size={16} strokeWidth={1.75} />}
      <span>{error ?? children}</span>
    </p>
  );
}
