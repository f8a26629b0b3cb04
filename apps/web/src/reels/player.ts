import { atom } from 'jotai';
import { hydratedAtom } from '../atoms/app.ts';
import { hasSparingConnection } from '../device/connection.ts';
import { deviceAtom } from '../device/deviceAtom.ts';

const SOUND = 'reels-sound';

const heldSoundAtom = atom(false);
heldSoundAtom.onMount = (set) => {
  try {
    set(sessionStorage.getItem(SOUND) === 'on');
  } catch {
    // Storage is refused: the sound is off after a reload.
  }
};

/** Whether clips are heard: asked for once, for the length of the visit. */
export const soundAtom = atom(
  (get) => get(heldSoundAtom),
  (_get, set, on: boolean) => {
    set(heldSoundAtom, on);
    try {
      sessionStorage.setItem(SOUND, on ? 'on' : 'off');
    } catch {
      // Storage is refused: the sound is off after a reload.
    }
  },
);

/** Whether captions are shown on this device. */
export const captionsAtom = deviceAtom('reels-captions', (found) => found !== false);

const savesDataChoiceAtom = deviceAtom('reels-save-data', (found) => (typeof found === 'boolean' ? found : undefined));

/** Whether small films are played, and only when tapped: as the person chose, else as the connection asks for. */
export const savesDataAtom = atom(
  (get) => get(savesDataChoiceAtom) ?? (get(hydratedAtom) && hasSparingConnection()),
  (_get, set, saves: boolean) => set(savesDataChoiceAtom, () => saves),
);
