import type { wizard } from '@mashrabiya/i18n/ar/wizard';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormProblem } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import type { WizardProps } from '../Wizard/wizardProps.ts';
import { getInitialValidity, type WizardMode } from './wizardRules.ts';

/** Step of a form, with the schema of its part. */
export interface FormStep<V> {
  id: keyof typeof wizard.step;
  schema: { safeParse(values: unknown): { success: boolean } };
  fields: readonly (keyof V & string)[];
  /** True while an upload will complete the step. */
  isPending?(values: V): boolean;
  optional?: boolean;
  preview?: boolean;
}

/** Subset of `useCallForm`. */
interface SteppedForm<V> {
  values: V;
  busy: boolean;
  problems: readonly FormProblem[];
  getError(name: keyof V & string): string | undefined;
  isChanged(name: keyof V & string): boolean;
  show(names: readonly (keyof V & string)[]): void;
  reset(values: V): void;
  submit(): Promise<string[]>;
}

interface FormStepsOptions<V> {
  form: SteppedForm<V>;
  steps: readonly FormStep<V>[];
  empty: V;
  mode: WizardMode;
  startAt: number;
}

type FormStepsProps =
  | 'mode'
  | 'steps'
  | 'current'
  | 'posting'
  | 'failure'
  | 'failedAt'
  | 'onStepChange'
  | 'onBlocked'
  | 'onClear'
  | 'onPost';

/** State of a wizard over one form, as props for `Wizard`. */
export function useFormSteps<V extends object>({
  form,
  steps,
  empty,
  mode,
  startAt,
}: FormStepsOptions<V>): Pick<WizardProps, FormStepsProps> {
  const { t } = useTranslation();
  const [current, setCurrent] = useState(startAt);
  const [reachedStep, setReachedStep] = useState(startAt);
  const [failure] = form.problems;
  const start = getInitialValidity(mode, steps.length);
  const isValid = ({ schema, fields, optional }: FormStep<V>, stepIndex: number): boolean => {
    if (fields.some((name) => form.getError(name))) return false;
    // An edited ad's step counts as complete until it changes.
    if (start[stepIndex] && !fields.some((name) => form.isChanged(name))) return true;
    return schema.safeParse(form.values).success && (!optional || stepIndex <= reachedStep);
  };
  const findStep = (isWrong: (name: keyof V & string) => boolean): number | null => {
    const stepIndex = steps.findIndex(({ fields }) => fields.some(isWrong));
    return stepIndex < 0 ? null : stepIndex;
  };
  /** Submits, and returns the step of the first error. */
  const post = async () => {
    const invalidNames = await form.submit();
    return findStep((name) => invalidNames.includes(name));
  };
  return {
    mode,
    steps: steps.map((step, stepIndex) => ({
      id: step.id,
      name: t(`wizard:step.${step.id}`),
      preview: step.preview,
      valid: isValid(step, stepIndex),
      pending: step.isPending?.(form.values) ?? false,
    })),
    current,
    posting: form.busy,
    failure: failure?.text ?? null,
    failedAt: failure ? findStep((name) => form.getError(name) !== undefined) : null,
    onStepChange: (stepIndex) => {
      setReachedStep((previous) => Math.max(previous, stepIndex));
      setCurrent(stepIndex);
    },
    onBlocked: (stepIndex) => form.show(steps[stepIndex]?.fields ?? []),
    onClear: () => {
      form.reset(empty);
      setReachedStep(0);
      setCurrent(0);
    },
    onPost: post,
  };
}
