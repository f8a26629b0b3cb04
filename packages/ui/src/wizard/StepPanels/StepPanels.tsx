import { Activity, type ReactNode } from 'react';
import { Freeze } from '../../foundation/Freeze/Freeze.tsx';

export interface StepPanelsProps {
  current: number;
  steps: Readonly<Record<string, ReactNode>>;
}

/**
 * Fields of a form's steps. Hidden steps are mounted at idle, so that opening one is no long task on a phone; they
 * update when shown.
 */
export function StepPanels({ current, steps }: StepPanelsProps) {
  return Object.entries(steps).map(([id, fields], index) => (
    <Activity key={id} mode={index === current ? 'visible' : 'hidden'}>
      <Freeze frozen={index !== current}>{fields}</Freeze>
    </Activity>
  ));
}
