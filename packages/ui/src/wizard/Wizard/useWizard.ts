import { startTransition, useCallback, useEffect, useLayoutEffect, useOptimistic, useRef, useState } from 'react';
import { mayLeave, stepToward } from '../wizardRules.ts';
import type { WizardProps } from './wizardProps.ts';

/** A field that is wrong, or the first control of a group that is. */
const WRONG = '[aria-invalid=true], [data-invalid] :is(button, input)';

type Wiring = Pick<WizardProps, 'steps' | 'current' | 'posting' | 'onGo' | 'onBlocked' | 'onPost'>;

/** Which steps may be gone to, which were tried in vain, and where the focus goes after either. */
export function useWizard({ steps, current, posting, onGo, onBlocked, onPost }: Wiring) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingIsNext = useRef(false);
  /** The step whose first wrong field takes the focus, once the step is there. */
  const errorIsNext = useRef<number | null>(null);
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  /** The step that could not be left; a new object at each try. */
  const [blocked, setBlocked] = useState({ id: '' });
  const step = steps[current];
  /** What the tabs show: the step that one goes to, at once. */
  const [tab, showTab] = useOptimistic(current);
  // Its fields are drawn in slices, so that nothing else waits for them: a phone would stand still.
  const goTo = (index: number) =>
    startTransition(() => {
      showTab(index);
      onGo(index);
    });

  useEffect(() => {
    if (headingIsNext.current && current >= 0) heading.current?.focus();
    headingIsNext.current = false;
  }, [current]);
  // After any render: forms validate asynchronously, so a field is marked later than the step is blocked or gone to.
  useEffect(() => {
    if (errorIsNext.current !== current) return;
    const wrong = [...(panel.current?.querySelectorAll<HTMLElement>(WRONG) ?? [])];
    // Other steps may be mounted too, out of sight.
    const field = wrong.find((one) => one.checkVisibility());
    if (!field) return;
    errorIsNext.current = null;
    field.focus();
  });

  /** Goes to a step whose fields say what is wrong with them, and to the first of these. */
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
    // A step before this one can have become wrong since, by what was chosen later.
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
    /** The current step was not left because of what it lacks, and lacks it still. */
    isBlocked: step !== undefined && blocked.id === step.id && !mayLeave(steps, current),
    /** By a tab: the focus stays on it. The same function at each render. */
    want: useCallback((index: number) => latestWant.current(index), []),
    /** By the footer: the focus goes to the new step's heading. */
    go,
    forward,
    showWrong,
    forget() {
      setTried(new Set());
      setBlocked({ id: '' });
    },
  };
}
