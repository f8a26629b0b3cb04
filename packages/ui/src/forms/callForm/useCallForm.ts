import { isInputCode } from '@mashrabiya/contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { FormProblem } from '../FormErrorBox/FormErrorBox.tsx';
import { focusField } from '../fieldState/focusField.ts';
import { createResolver, isCallError, isFailure, type Refusal, toJson, toRefusal } from './problems.ts';

export interface CallFormOptions<S extends z.ZodType<object, object>, V extends z.input<S>> {
  /** Input schema of the contract. */
  schema: S;
  initial: V;
  /** Submits the form. Rejects with an error that carries the response's `problems`, or the code `network`. */
  call(input: z.output<S>): Promise<unknown>;
  /** Values of the fields after success; by default they stay. */
  valuesAfterSuccess?: NoInfer<V>;
  /** Message for a missing response or a server failure, instead of the general one. */
  failureMessage?: string;
}

export interface FieldBinding<T> {
  id: string;
  name: string;
  value: T;
  /** Set once the error should be visible. */
  error: string | undefined;
  valid: boolean;
  onChange(value: T): void;
  onBlur(): void;
}

const isEmpty = (value: unknown): boolean => value === '' || value === null || value === undefined;

/**
 * Form state for a contract schema and a call. A field shows errors after blur, then on each change, and success while
 * typing. Submitting with errors marks every field and focuses the first problem. Server errors stay at their fields
 * until the answers change, and no input is lost (specification, section 5).
 */
export function useCallForm<S extends z.ZodType<object, object>, V extends z.input<S>>({
  schema,
  initial,
  call,
  valuesAfterSuccess,
  failureMessage,
}: CallFormOptions<S, V>) {
  type Name = keyof V & string;
  const { t } = useTranslation();
  const baseId = useId();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const refusedAnswers = useRef<Refusal['answers']>([]);
  const [acceptedInput, setAcceptedInput] = useState<z.output<S> | null>(null);
  const editedNames = useRef(new Set<string>());
  const form = useForm<Record<string, unknown>, unknown, z.output<S>>({
    defaultValues: { ...initial },
    resolver: createResolver(schema, () => refusedAnswers.current),
    shouldFocusError: false,
  });
  const { errors, dirtyFields, touchedFields, isSubmitting, isSubmitted } = form.formState;
  const values = form.watch() as V;
  const names = Object.keys(initial) as Name[];

  const getFieldId = (name: Name) => `${baseId}-${name}`;
  const isErrorVisible = (name: Name): boolean => isSubmitted || Boolean(touchedFields[name]);
  const getError = (name: Name): string | undefined => {
    const message = isErrorVisible(name) ? errors[name]?.message : undefined;
    return message !== undefined && isInputCode(message) ? t(`forms:problem.${message}`) : message;
  };
  const problems: FormProblem[] = names.flatMap((name) => {
    const text = getError(name);
    return text === undefined ? [] : [{ field: getFieldId(name), text }];
  });
  const getFormProblems = (): FormProblem[] => {
    if (!isSubmitted) return [];
    if (!refusal || problems.length > 0) return problems;
    if (refusal.formMessage) return [{ text: refusal.formMessage }];
    if (refusal.answers.length > 0) return [];
    return [{ text: t(refusal.offline ? 'forms:errors.network' : 'forms:errors.unexpected') }];
  };

  const setFieldValue = (name: string, value: unknown) => {
    editedNames.current.add(name);
    form.setValue(name, value, { shouldDirty: true });
  };
  /** Changes several answers at once, such as a city and that it has no areas yet. */
  const change = (changes: Partial<V>) => {
    for (const [name, value] of Object.entries(changes)) setFieldValue(name, value);
    void form.trigger();
  };
  /** Shows the errors of these fields, even if untouched. */
  const show = (fieldNames: readonly Name[]) => {
    for (const name of fieldNames) form.setValue(name, form.getValues(name), { shouldTouch: true });
    void form.trigger();
  };
  const focusFirst = (isWrong: (name: Name) => boolean) => {
    const firstWrong = names.find(isWrong);
    if (firstWrong) focusField(getFieldId(firstWrong));
  };

  /** Resolves with the fields that have errors, before or after submission. */
  const submit = async (event?: FormEvent): Promise<string[]> => {
    event?.preventDefault();
    if (isSubmitting) return [];
    setRefusal(null);
    refusedAnswers.current = [];
    let pendingNames: string[] = [];
    let isAccepted = false;
    await form.handleSubmit(
      async (input) => {
        const submittedValues = form.getValues();
        try {
          await call(input);
          setAcceptedInput(input);
          isAccepted = true;
        } catch (thrown) {
          // The user sees a general message; the console and error reporting get the details.
          if (!isCallError(thrown)) reportError(thrown);
          const newRefusal = toRefusal(thrown, submittedValues);
          refusedAnswers.current = newRefusal.answers;
          setRefusal(
            failureMessage !== undefined && isFailure(thrown)
              ? { ...newRefusal, formMessage: failureMessage }
              : newRefusal,
          );
          await form.trigger();
          pendingNames = newRefusal.answers.map(({ field }) => field);
          focusFirst((name) => pendingNames.includes(name));
        }
      },
      (fieldErrors) => {
        pendingNames = Object.keys(fieldErrors);
        focusFirst((name) => pendingNames.includes(name));
      },
    )();
    if (isAccepted && valuesAfterSuccess) {
      editedNames.current.clear();
      form.reset({ ...valuesAfterSuccess });
    }
    return pendingNames;
  };

  return {
    values,
    /** Current values, for callbacks that outlive a render. */
    getLatestValues: () => form.getValues() as V,
    isChanged: (name: Name): boolean => Boolean(dirtyFields[name]),
    /** Problems after the form was submitted, in its order; the error box shows the first. */
    problems: getFormProblems(),
    tried: isSubmitted,
    busy: isSubmitting,
    /** Values that were submitted successfully; null until then. */
    sent: acceptedInput,
    submit,
    change,
    show,
    getFieldId,
    getError,
    /** Server's error code for the current answer of a field. */
    getErrorCode: (name: Name): string | undefined =>
      refusal?.answers.find(({ field, answer }) => field === name && answer === toJson(values[name]))?.code,
    reset(next: V = initial) {
      editedNames.current.clear();
      refusedAnswers.current = [];
      setRefusal(null);
      setAcceptedInput(null);
      form.reset({ ...next });
    },
    field<K extends Name>(name: K): FieldBinding<V[K]> {
      const error = getError(name);
      const value = values[name];
      const isCorrect = errors[name] === undefined && !isEmpty(value);
      return {
        id: getFieldId(name),
        name,
        value,
        error,
        valid: isCorrect && (isErrorVisible(name) || Boolean(dirtyFields[name])),
        onChange: (next) => {
          setFieldValue(name, next);
          void form.trigger();
        },
        onBlur: () => {
          if (editedNames.current.has(name)) show([name]);
        },
      };
    },
    form: { noValidate: true, onSubmit: (event: FormEvent) => void submit(event) },
  };
}

export type CallForm<S extends z.ZodType<object, object>, V extends z.input<S>> = ReturnType<typeof useCallForm<S, V>>;
