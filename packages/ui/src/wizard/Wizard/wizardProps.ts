import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { WizardMode } from '../wizardRules.ts';

export interface WizardStep {
  id: string;
  name: string;
  /** Everything that the step asks for is there and right; see `startingValidity`. */
  valid: boolean;
  /** An upload will complete it: it may be left meanwhile. */
  pending?: boolean;
  /** Shows the ad before it is posted: the step before leads to it as "Preview". */
  preview?: boolean;
}

export interface WizardProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What is filled in here, read aloud: "Add property". */
  label: string;
  steps: readonly WizardStep[];
  /** Index of the step that is shown. */
  current: number;
  mode?: WizardMode;
  /** The ad is on its way. */
  posting?: boolean;
  /** Why it was not posted; null while nothing went wrong. */
  failure?: string | null;
  /** Index of the step that holds what is wrong with the ad; null where none does. */
  failedAt?: number | null;
  /** An ad was left unfinished before, and is filled in again when asked for. */
  onContinueDraft?: () => void;
  /** Called for steps that may be gone to, never for others. */
  onGo(index: number): void;
  /** A step may not be left: its fields are to show what is wrong, with `aria-invalid` (a group with `data-invalid`). */
  onBlocked?: (index: number) => void;
  /** After the person has confirmed it. */
  onClear(): void;
  /** Answers with the index of the step that holds what was refused, if any: the first field that is wrong gets the focus. */
  onPost(): Promise<number | null>;
  /** Stands beside the form on a desk until the preview itself is the step. */
  aside?: ReactNode;
  /** The fields of the current step. */
  children: ReactNode;
}
