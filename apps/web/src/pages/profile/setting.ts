import type { SecurityRow } from '@mashrabiya/ui';

/** The setting that is being edited. */
export type Setting = SecurityRow | 'details';
