import { atom } from 'jotai';
import { hydratedAtom } from '../atoms/app.ts';
import { hasLimitedConnection } from '../device/connection.ts';
import { deviceAtom } from '../device/deviceAtom.ts';

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
  (_get, set, on: boolean) => {
    set(isSoundOnAtom, on);
    try {
      sessionStorage.setItem(SOUND_KEY, on ? 'on' : 'off');
    } catch {
      // Storage is refused: the sound is off after a reload.
    }
  },
);

export const captionsAtom = deviceAtom('reels-captions', (found) => found !== false);

const savesDataChoiceAtom = deviceAtom('reels-save-data', (found) => (typeof found === 'boolean' ? found : undefined));

/** Data saver: small videos, played only on tap. The user's choice, else by connection. */
export const savesDataAtom = atom(
  (get) => get(savesDataChoiceAtom) ?? (get(hydratedAtom) && hasLimitedConnection()),
  (_get, set, saves: boolean) => set(savesDataChoiceAtom, () => saves),
);
