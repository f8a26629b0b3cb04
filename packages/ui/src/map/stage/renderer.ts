import { createContext } from 'react';

/**
 * `live` draws with MapLibre as soon as it has come; where that is not possible, and with `drawn`, the site's own
 * drawing stays. `still` is the drawing that says nothing of it: for stories, whose pictures are compared.
 */
export type Renderer = 'live' | 'drawn' | 'still';

/** How maps are drawn that are not told. */
export const RendererContext = createContext<Renderer>('live');

/** Whether the person asked for little to be fetched; the drawing costs nothing more. */
export const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
};
