import { startTransition, useCallback, useEffect, useLayoutEffect, useOptimistic, useRef, useState } from 'react';
import { canLeave, findReachableStep } from '../shared/wizardRules.ts';
import type { WizardProps } from './wizardProps.ts';

/** Invalid field, or first control of an invalid group. */
const INVALID_FIELD_SELECTOR = '[aria-invalid=true], [data-invalid] :is(button, input)';

type WizardHookProps = Pick<WizardProps, 'steps' | 'current' | 'posting' | 'onStepChange' | 'onBlocked' | 'onPost'>;

/** Reachable steps, failed attempts, and focus after each change. */
export function useWizard({ steps, current, posting, onStepChange, onBlocked, onPost }: WizardHookProps) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shouldFocusHeading = useRef(false);
  /** Step whose first invalid field gets the focus after it renders. */
  const errorStepToFocus = useRef<number | null>(null);
  const [attemptedSteps, setAttemptedSteps] = useState<ReadonlySet<string>>(new Set());
  /** Step that could not be left; a new object per attempt. */
  const [blocked, setBlocked] = useState({ id: '' });
  const step = steps[current];
  /** Tab shown as current: switches at once, before its fields render. */
  const [tab, showTab] = useOptimistic(current);
  // Fields render in a transition: a synchronous render would block a phone.
  const openStep = (index: number) =>
    startTransition(() => {
      showTab(index);
      onStepChange(index);
    });

  useEffect(() => {
    if (shouldFocusHeading.current && current >= 0) heading.current?.focus();
    shouldFocusHeading.current = false;
  }, [current]);
  // After each render: forms validate asynchronously, so fields are marked later than the step.
  useEffect(() => {
    if (errorStepToFocus.current !== current) return;
    const invalidFields = [...(panel.current?.querySelectorAll<HTMLElement>(INVALID_FIELD_SELECTOR) ?? [])];
    // Hidden steps may be mounted too.
    const field = invalidFields.find((invalidField) => invalidField.checkVisibility());
    if (!field) return;
    errorStepToFocus.current = null;
    field.focus();
  });

  /** Opens a step with errors and focuses the first invalid field. */
  const showErrors = (index: number) => {
    errorStepToFocus.current = index;
    shouldFocusHeading.current = index !== current;
    setAttemptedSteps((previous) => new Set(previous).add(steps[index]?.id ?? ''));
    if (index !== current) openStep(index);
  };
  const post = async () => {
    const failedStep = await onPost();
    if (failedStep !== null) showErrors(failedStep);
  };
  const block = (index: number) => {
    const id = steps[index]?.id ?? '';
    setAttemptedSteps((previous) => new Set(previous).add(id));
    errorStepToFocus.current = index;
    setBlocked({ id });
    onBlocked?.(index);
  };
  const requestStep = (index: number) => {
    if (posting) return;
    errorStepToFocus.current = null;
    const reachableStep = findReachableStep(steps, current, index);
    if (reachableStep < index) block(reachableStep);
    if (reachableStep !== current) openStep(reachableStep);
  };
  const goToStep = (index: number) => {
    shouldFocusHeading.current = true;
    requestStep(index);
  };
  const forward = () => {
    if (!canLeave(steps, current)) return block(current);
    if (current < steps.length - 1) return goToStep(current + 1);
    // A later answer may have invalidated an earlier step.
    const firstInvalidStep = findReachableStep(steps, -1, current);
    if (firstInvalidStep === current) return void post();
    block(firstInvalidStep);
    openStep(firstInvalidStep);
  };

  const latestRequestStep = useRef(requestStep);
  useLayoutEffect(() => {
    latestRequestStep.current = requestStep;
  });

  return {
    panel,
    heading,
    tab,
    attemptedSteps,
    /** The current step could not be left, and is still incomplete. */
    isBlocked: step !== undefined && blocked.id === step.id && !canLeave(steps, current),
    /** Requests a step from a tab, which keeps the focus. Stable between renders. */
    requestStep: useCallback((index: number) => latestRequestStep.current(index), []),
    /** Goes to a step from the footer, and focuses the step's heading. */
    goToStep,
    forward,
    showErrors,
    clearAttempts() {
      setAttemptedSteps(new Set());
      setBlocked({ id: '' });
    },
  };
}
