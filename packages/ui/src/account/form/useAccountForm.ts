import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldPhase, nextPhase, stateOf } from '../../forms/fieldState/fieldState.ts';
import { type AccountProblem, firstProblem, type Problems } from '../accountRules.ts';

interface AccountFormOptions<Values> {
  initial: Values;
  /** The problem of each field, in the order in which the fields stand. */
  check(values: Values): Problems<keyof Values & string>;
  /** The form was submitted and nothing is wrong with it. */
  onValid(values: Values): void;
  /** It is under way already: submitting does nothing. */
  busy?: boolean;
}

/**
 * The fields of an account's form: each is marked once it is left and from then on as one types, one that is right
 * already while it is typed. Submitting is blocked while anything is wrong: it marks every field and goes to the first
 * problem (specification, section 5).
 */
export function useAccountForm<Values extends { [Field in keyof Values]: string }>({
  initial,
  check,
  onValid,
  busy = false,
}: AccountFormOptions<Values>) {
  type Field = keyof Values & string;
  const { t } = useTranslation();
  const base = useId();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [phases, setPhases] = useState<Partial<Record<string, FieldPhase>>>({});
  const [tried, setTried] = useState(false);

  const problems = check(values);
  const phaseOf = (field: string): FieldPhase => (tried ? 'shown' : (phases[field] ?? 'untouched'));
  const advance = (field: string, event: 'type' | 'leave') =>
    setPhases((before) => ({ ...before, [field]: nextPhase(before[field] ?? 'untouched', event) }));
  const idOf = (field: string) => `${base}-${field}`;
  const textOf = (field: Field) => {
    const problem: AccountProblem | undefined = problems[field];
    return problem && t(`account.problem.${problem}`);
  };
  const first = firstProblem(problems, (field) => phaseOf(field) === 'shown');
  const blocked = tried && first !== undefined;

  return {
    values,
    /** What the red box shows: one problem at most. */
    problems: first ? [{ field: idOf(first[0]), text: t(`account.problem.${first[1]}`) }] : [],
    /** Submitting was tried, and something is still wrong. */
    blocked,
    /** For a field to spread. */
    field: (name: Field) => {
      const state = stateOf(phaseOf(name), problems[name]);
      const right = problems[name] === undefined && values[name] !== '';
      return {
        id: idOf(name),
        name,
        value: values[name],
        error: state === 'invalid' ? textOf(name) : undefined,
        valid: right && state !== 'untouched',
        onChange: (value: string) => {
          setValues((before) => ({ ...before, [name]: value }));
          advance(name, 'type');
        },
        onBlur: () => advance(name, 'leave'),
      };
    },
    /** For the form to spread. */
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (busy) return;
        const wrong = firstProblem(problems, () => true);
        if (!wrong) return onValid(values);
        setTried(true);
        const control = form.current?.elements.namedItem(wrong[0]);
        if (control instanceof HTMLElement) control.focus();
      },
    },
  };
}
