import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { WizardMode } from '../shared/wizardRules.ts';

interface WizardStep {
  id: string;
  name: string;
  /** True if the step is complete and valid; see `getInitialValidity`. */
  valid: boolean;
  /** An upload will complete the step, which may be left meanwhile. */
  pending?: boolean;
  preview?: boolean;
}

export interface WizardProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  label: string;
  steps: readonly WizardStep[];
  current: number;
  mode?: WizardMode;
  posting?: boolean;
  /** Message of a failed post. */
  failure?: string | null;
  failedAt?: number | null;
  onContinueDraft?: () => void;
  /** Called for reachable steps only. */
  onStepChange(index: number): void;
  /** Called when a step may not be left: its fields must show `aria-invalid` (a group `data-invalid`). */
  onBlocked?: (index: number) => void;
  onClear(): void;
  /** Resolves with the step that holds the error, if any: its first invalid field gets the focus. */
  onPost(): Promise<number | null>;
  /** Shown beside the form on a desktop, except on the preview step. */
  aside?: ReactNode;
  children: ReactNode;
}
