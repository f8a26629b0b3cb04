import { atom } from 'jotai';
import { hydratedAtom } from '../atoms/app.ts';
import { atomWithDeviceStorage } from '../device/atomWithDeviceStorage.ts';
import { hasLimitedConnection } from '../device/connection.ts';

const SOUND_KEY = 'reels-sound';

const isSoundOnAtom = atom(false);
isSoundOnAtom.onMount = (set) => {
  try {
    set(sessionStorage.getItem(SOUND_KEY) === 'on');
  } catch {
    // Storage is refused: the sound is off after a reload.
  }
};

/** Sound of reels: enabled once, for the length of the visit. */
export const soundAtom = atom(
  (get) => get(isSoundOnAtom),
  (_get, set, isOn: boolean) => {
    set(isSoundOnAtom, isOn);
    try {
      sessionStorage.setItem(SOUND_KEY, isOn ? 'on' : 'off');
    } catch {
      // Storage is refused: the sound is off after a reload.
    }
  },
);

export const captionsAtom = atomWithDeviceStorage('reels-captions', (storedValue) => storedValue !== false);

const dataSaverChoiceAtom = atomWithDeviceStorage('reels-save-data', (storedValue) =>
  typeof storedValue === 'boolean' ? storedValue : undefined,
);

/** Data saver: small videos, played only on tap. The user's choice, else by connection. */
export const dataSaverAtom = atom(
  (get) => get(dataSaverChoiceAtom) ?? (get(hydratedAtom) && hasLimitedConnection()),
  (_get, set, isOn: boolean) => set(dataSaverChoiceAtom, () => isOn),
);
