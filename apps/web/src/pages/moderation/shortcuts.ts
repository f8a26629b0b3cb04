import { deviceAtom } from '../../device/deviceAtom.ts';

/** Single-key shortcuts are on unless this device has switched them off. */
export const shortcutsAtom = deviceAtom('moderation-shortcuts', (storedValue) => storedValue !== false);
