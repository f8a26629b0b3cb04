import { ChoiceChips, type ChoiceChipsProps } from '../../forms/ChoiceChips/ChoiceChips.tsx';
import { FieldHelp } from '../../forms/Field/FieldHelp.tsx';

export interface ChipsFieldProps extends ChoiceChipsProps {
  id: string;
  hint?: string;
  error?: string;
}

/** Chips with a line for help and errors. */
export function ChipsField({ id, hint, error, ...chips }: ChipsFieldProps) {
  const note = `${id}-note`;
  return (
    <div className="chips">
      <ChoiceChips {...chips} id={id} tabIndex={-1} aria-describedby={note} />
      <div className={hint ? 'below hinted' : 'below'}>
        <FieldHelp id={note} error={error}>
          {hint}
        </FieldHelp>
      </div>
    </div>
  );
}
