import { type FormEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Props of a text field that never writes into it while the user types: letters, caret and composition are the
 * browser's. Text typed before hydration is reported once after it; only a text that does not come from the field is
 * written into it.
 */
export function useUncontrolledText(
  field: RefObject<HTMLInputElement | null>,
  value: string,
  onTyped: (text: string) => void,
) {
  const [initialValue] = useState(value);
  const reportedValue = useRef(value);

  const notify = (text: string) => {
    reportedValue.current = text;
    onTyped(text);
  };
  const notifyTyped = useEffectEvent(() => {
    const typedText = field.current?.value ?? reportedValue.current;
    if (typedText !== reportedValue.current) notify(typedText);
  });
  useEffect(() => notifyTyped(), []);

  useBrowserLayoutEffect(() => {
    if (value === reportedValue.current) return;
    reportedValue.current = value;
    if (field.current) field.current.value = value;
  }, [field, value]);

  return {
    defaultValue: initialValue,
    onInput: (event: FormEvent<HTMLInputElement>) => notify(event.currentTarget.value),
  };
}
