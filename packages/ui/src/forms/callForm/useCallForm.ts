import { isInputCode } from '@mashrabiya/contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { FormProblem } from '../FormErrorBox/FormErrorBox.tsx';
import { focusField } from '../focusField.ts';
import { asJson, isAnswer, isFailure, type Refusal, refusalOf, resolverOf } from './problems.ts';

export interface CallFormOptions<S extends z.ZodType<object, object>, V extends z.input<S>> {
  /** What the call takes: an input of the contract. */
  schema: S;
  /** What stands in the fields at first, in the order of the form. */
  initial: V;
  /**
   * Sends what was filled in. It rejects with what the server refused: an error that carries the `problems` of the
   * answer, or the code `network`.
   */
  call(input: z.output<S>): Promise<unknown>;
  /** The fields are emptied once what was in them was taken. */
  emptied?: boolean;
  /** What is said where no answer came, or the server failed; more than that something went wrong. */
  failed?: string;
}

/** For a field to spread. */
export interface FieldBinding<T> {
  id: string;
  name: string;
  value: T;
  /** What is wrong, in words, once it is time to say it. */
  error: string | undefined;
  /** What was typed is right. */
  valid: boolean;
  onChange(value: T): void;
  onBlur(): void;
}

const isEmpty = (value: unknown): boolean => value === '' || value === null || value === undefined;

/**
 * The one way to make a form: fields judged by an input of the contract, and a call. A field is marked once it was typed
 * in and left, and from then on as one types; one that is right already while it is typed. Submitting is blocked while
 * anything is wrong: it marks every field and goes to the first problem. What the server refuses stands at its fields
 * until they change, and nothing that was typed is lost (specification, section 5).
 */
export function useCallForm<S extends z.ZodType<object, object>, V extends z.input<S>>({
  schema,
  initial,
  call,
  emptied = false,
  failed,
}: CallFormOptions<S, V>) {
  type Name = keyof V & string;
  const { t } = useTranslation();
  const base = useId();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const refused = useRef<Refusal['answers']>([]);
  const [sent, setSent] = useState<z.output<S> | null>(null);
  const typed = useRef(new Set<string>());
  const form = useForm<Record<string, unknown>, unknown, z.output<S>>({
    defaultValues: { ...initial },
    resolver: resolverOf(schema, () => refused.current),
    shouldFocusError: false,
  });
  const { errors, dirtyFields, touchedFields, isSubmitting, isSubmitted } = form.formState;
  const values = form.watch() as V;
  const names = Object.keys(initial) as Name[];

  const idOf = (name: Name) => `${base}-${name}`;
  const isShown = (name: Name): boolean => isSubmitted || Boolean(touchedFields[name]);
  const errorOf = (name: Name): string | undefined => {
    const message = isShown(name) ? errors[name]?.message : undefined;
    return message !== undefined && isInputCode(message) ? t(`forms:problem.${message}`) : message;
  };
  const problems: FormProblem[] = names.flatMap((name) => {
    const text = errorOf(name);
    return text === undefined ? [] : [{ field: idOf(name), text }];
  });
  const told = (): FormProblem[] => {
    if (!refusal || problems.length > 0) return problems;
    if (refusal.whole) return [{ text: refusal.whole }];
    if (refusal.answers.length > 0) return [];
    return [{ text: t(refusal.offline ? 'forms:errors.network' : 'forms:errors.unexpected') }];
  };

  const put = (name: string, value: unknown) => {
    typed.current.add(name);
    form.setValue(name, value, { shouldDirty: true });
  };
  /** Takes several answers at once, such as a city and that it has no areas yet. */
  const change = (changes: Partial<V>) => {
    for (const [name, value] of Object.entries(changes)) put(name, value);
    void form.trigger();
  };
  /** Shows how these fields do, whether they were typed in or not. */
  const show = (shown: readonly Name[]) => {
    for (const name of shown) form.setValue(name, form.getValues(name), { shouldTouch: true });
    void form.trigger();
  };
  const goTo = (wrong: (name: Name) => boolean) => {
    const first = names.find(wrong);
    if (first) focusField(idOf(first));
  };

  /** Answers with the fields that held it back, before or after it was sent. */
  const submit = async (event?: FormEvent): Promise<string[]> => {
    event?.preventDefault();
    if (isSubmitting) return [];
    setRefusal(null);
    refused.current = [];
    let held: string[] = [];
    let taken = false;
    await form.handleSubmit(
      async (input) => {
        const asSent = form.getValues();
        try {
          await call(input);
          setSent(input);
          taken = true;
        } catch (thrown) {
          // The person reads that something went wrong; the console, and whoever collects its errors, read what.
          if (!isAnswer(thrown)) reportError(thrown);
          const found = refusalOf(thrown, asSent);
          refused.current = found.answers;
          setRefusal(failed !== undefined && isFailure(thrown) ? { ...found, whole: failed } : found);
          await form.trigger();
          held = found.answers.map(({ field }) => field);
          goTo((name) => held.includes(name));
        }
      },
      (wrong) => {
        held = Object.keys(wrong);
        goTo((name) => held.includes(name));
      },
    )();
    if (taken && emptied) {
      typed.current.clear();
      form.reset({ ...initial });
    }
    return held;
  };

  return {
    values,
    /** What stands in the fields now, for what comes later than it was drawn. */
    latest: () => form.getValues() as V,
    /** Whether an answer is another than at first. */
    changed: (name: Name): boolean => Boolean(dirtyFields[name]),
    /** What the red box shows: in the order of the form, and of these it takes the first. */
    problems: told(),
    /** Submitting was tried since the form began. */
    tried: isSubmitted,
    /** Submitting was tried, and something is still wrong. */
    blocked: isSubmitted && problems.length > 0,
    /** What was submitted is under way. */
    busy: isSubmitting,
    /** What was sent and taken; null until then. */
    sent,
    submit,
    change,
    show,
    idOf,
    errorOf,
    /** The code by which the server refused what stands in a field now. */
    refusedAs: (name: Name): string | undefined =>
      refusal?.answers.find(({ field, answer }) => field === name && answer === asJson(values[name]))?.code,
    /** Begins anew. */
    reset(next: V = initial) {
      typed.current.clear();
      refused.current = [];
      setRefusal(null);
      setSent(null);
      form.reset({ ...next });
    },
    field<K extends Name>(name: K): FieldBinding<V[K]> {
      const error = errorOf(name);
      const value = values[name];
      const right = errors[name] === undefined && !isEmpty(value);
      return {
        id: idOf(name),
        name,
        value,
        error,
        valid: right && (isShown(name) || Boolean(dirtyFields[name])),
        onChange: (next) => {
          put(name, next);
          void form.trigger();
        },
        onBlur: () => {
          if (typed.current.has(name)) show([name]);
        },
      };
    },
    /** For the form to spread. */
    form: { noValidate: true, onSubmit: (event: FormEvent) => void submit(event) },
  };
}

/** A form, for the parts of a larger one. */
export type CallForm<S extends z.ZodType<object, object>, V extends z.input<S>> = ReturnType<typeof useCallForm<S, V>>;
