import { useEffect, useRef, useState } from 'react';
import { mayLeave, stepToward } from '../wizardRules.ts';
import type { WizardProps } from './Wizard.tsx';

/** A field that is wrong, or the first control of a group that is. */
const WRONG = '[aria-invalid=true], [data-invalid] :is(button, input)';

type Wiring = Pick<WizardProps, 'steps' | 'current' | 'posting' | 'onGo' | 'onBlocked' | 'onPost'>;

/** Which steps may be gone to, which were tried in vain, and where the focus goes after either. */
export function useWizard({ steps, current, posting, onGo, onBlocked, onPost }: Wiring) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingIsNext = useRef(false);
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  /** The step that could not be left, and how often that was tried: each time the focus goes to its first error. */
  const [blocked, setBlocked] = useState({ id: '', times: 0 });
  const step = steps[current];

  useEffect(() => {
    if (blocked.times) panel.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [blocked]);
  useEffect(() => {
    if (headingIsNext.current && current >= 0) heading.current?.focus();
    headingIsNext.current = false;
  }, [current]);

  const block = (index: number) => {
    const id = steps[index]?.id ?? '';
    setTried((before) => new Set(before).add(id));
    setBlocked((before) => ({ id, times: before.times + 1 }));
    onBlocked?.(index);
  };
  const want = (index: number) => {
    if (posting) return;
    const to = stepToward(steps, current, index);
    if (to < index) block(to);
    if (to !== current) onGo(to);
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
    if (wrong === current) return onPost();
    block(wrong);
    onGo(wrong);
  };

  return {
    panel,
    heading,
    tried,
    /** The current step was not left because of what it lacks, and lacks it still. */
    isBlocked: step !== undefined && blocked.id === step.id && !step.valid,
    /** By a tab: the focus stays on it. */
    want,
    /** By the footer: the focus goes to the new step's heading. */
    go,
    forward,
    forget() {
      setTried(new Set());
      setBlocked({ id: '', times: 0 });
    },
  };
}
