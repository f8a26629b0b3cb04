import { atomWithDeviceStorage } from '../../device/atomWithDeviceStorage.ts';

/** Single-key shortcuts are on unless this device has switched them off. */
export const shortcutsAtom = atomWithDeviceStorage('moderation-shortcuts', (storedValue) => storedValue !== false);
