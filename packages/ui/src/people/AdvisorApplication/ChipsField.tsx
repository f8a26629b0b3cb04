import { ChoiceChips, type ChoiceChipsProps } from '../../forms/ChoiceChips/ChoiceChips.tsx';
import { FieldHelp } from '../../forms/Field/FieldHelp.tsx';

export interface ChipsFieldProps extends ChoiceChipsProps {
  id: string;
  hint?: string;
  /** What is wrong, in words; stands in the place of the hint. */
  error?: string;
}

/** Pills to choose from, with the line below that help and errors are said in. */
export function ChipsField({ id, hint, error, ...chips }: ChipsFieldProps) {
  const note = `${id}-note`;
  return (
    <div className="chips">
      <ChoiceChips {...chips} id={id} tabIndex={-1} aria-describedby={note} />
      <div className="below">
        <FieldHelp id={note} error={error}>
          {hint}
        </FieldHelp>
      </div>
    </div>
  );
}
