import { useContext, useEffect, useState } from 'react';
import type { z } from 'zod';
import { type CallFormOptions, useCallForm } from '../../forms/callForm/useCallForm.ts';
import { CaseDraftContext } from './CaseDraftContext.ts';

/**
 * `useCallForm` about a case whose values survive leaving the page: they are saved under `name` until they are sent or
 * discarded.
 */
export function useCaseForm<S extends z.ZodType<object, object>, V extends z.input<S>>(
  name: string,
  { initial, call, ...options }: CallFormOptions<S, V>,
) {
  const draft = useContext(CaseDraftContext);
  const [start] = useState<V>(() => ({ ...initial, ...draft.read(name) }));
  const form = useCallForm<S, V>({
    ...options,
    initial: start,
    call: async (input) => {
      const result = await call(input);
      draft.save(name, undefined);
      return result;
    },
  });
  const serializedValues = JSON.stringify(form.values);
  useEffect(() => {
    if (serializedValues !== JSON.stringify(start)) draft.save(name, JSON.parse(serializedValues));
  }, [serializedValues, start, draft, name]);
  return { form, discard: () => draft.save(name, undefined) };
}

/** Returns the first of these forms with saved values, or null. */
export function useOpenForm<const N extends string>(names: readonly N[]): N | null {
  const draft = useContext(CaseDraftContext);
  const [open] = useState(() => names.find((name) => draft.read(name) !== null) ?? null);
  return open;
}
