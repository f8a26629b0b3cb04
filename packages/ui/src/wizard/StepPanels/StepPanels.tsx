import { Activity, type ReactNode } from 'react';
import { Freeze } from '../../foundation/Freeze.tsx';

export interface StepPanelsProps {
  /** Index of the step that is shown. */
  current: number;
  /** The fields of each step, in their order. */
  steps: Readonly<Record<string, ReactNode>>;
}

/**
 * The fields of a form's steps. Those that are not shown are mounted while the browser has nothing else to do, so that
 * going to one takes a phone no long task; they are drawn with what was filled in since once they are shown.
 */
export function StepPanels({ current, steps }: StepPanelsProps) {
  return Object.entries(steps).map(([id, fields], index) => (
    <Activity key={id} mode={index === current ? 'visible' : 'hidden'}>
      <Freeze frozen={index !== current}>{fields}</Freeze>
    </Activity>
  ));
}
