import { startTransition, useCallback, useEffect, useLayoutEffect, useOptimistic, useRef, useState } from 'react';
import { mayLeave, stepToward } from '../wizardRules.ts';
import type { WizardProps } from './wizardProps.ts';

/** Invalid field, or first control of an invalid group. */
const WRONG = '[aria-invalid=true], [data-invalid] :is(button, input)';

type Wiring = Pick<WizardProps, 'steps' | 'current' | 'posting' | 'onGo' | 'onBlocked' | 'onPost'>;

/** Reachable steps, failed attempts, and focus after each change. */
export function useWizard({ steps, current, posting, onGo, onBlocked, onPost }: Wiring) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingIsNext = useRef(false);
  /** Step whose first invalid field gets the focus after it renders. */
  const errorIsNext = useRef<number | null>(null);
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  /** Step that could not be left; a new object per attempt. */
  const [blocked, setBlocked] = useState({ id: '' });
  const step = steps[current];
  /** Tab shown as current: switches at once, before its fields render. */
  const [tab, showTab] = useOptimistic(current);
  // Fields render in a transition: a synchronous render would block a phone.
  const goTo = (index: number) =>
    startTransition(() => {
      showTab(index);
      onGo(index);
    });

  useEffect(() => {
    if (headingIsNext.current && current >= 0) heading.current?.focus();
    headingIsNext.current = false;
  }, [current]);
  // After each render: forms validate asynchronously, so fields are marked later than the step.
  useEffect(() => {
    if (errorIsNext.current !== current) return;
    const wrong = [...(panel.current?.querySelectorAll<HTMLElement>(WRONG) ?? [])];
    // Hidden steps may be mounted too.
    const field = wrong.find((one) => one.checkVisibility());
    if (!field) return;
    errorIsNext.current = null;
    field.focus();
  });

  /** Opens a step with errors and focuses the first invalid field. */
  const showWrong = (index: number) => {
    errorIsNext.current = index;
    headingIsNext.current = index !== current;
    setTried((before) => new Set(before).add(steps[index]?.id ?? ''));
    if (index !== current) goTo(index);
  };
  const post = async () => {
    const refused = await onPost();
    if (refused !== null) showWrong(refused);
  };
  const block = (index: number) => {
    const id = steps[index]?.id ?? '';
    setTried((before) => new Set(before).add(id));
    errorIsNext.current = index;
    setBlocked({ id });
    onBlocked?.(index);
  };
  const want = (index: number) => {
    if (posting) return;
    errorIsNext.current = null;
    const to = stepToward(steps, current, index);
    if (to < index) block(to);
    if (to !== current) goTo(to);
  };
  const go = (index: number) => {
    headingIsNext.current = true;
    want(index);
  };
  const forward = () => {
    if (!mayLeave(steps, current)) return block(current);
    if (current < steps.length - 1) return go(current + 1);
    // A later answer may have invalidated an earlier step.
    const wrong = stepToward(steps, -1, current);
    if (wrong === current) return void post();
    block(wrong);
    goTo(wrong);
  };

  const latestWant = useRef(want);
  useLayoutEffect(() => {
    latestWant.current = want;
  });

  return {
    panel,
    heading,
    tab,
    tried,
    /** The current step could not be left, and is still incomplete. */
    isBlocked: step !== undefined && blocked.id === step.id && !mayLeave(steps, current),
    /** From a tab, which keeps the focus. Stable between renders. */
    want: useCallback((index: number) => latestWant.current(index), []),
    /** From the footer: focuses the new step's heading. */
    go,
    forward,
    showWrong,
    forget() {
      setTried(new Set());
      setBlocked({ id: '' });
    },
  };
}
