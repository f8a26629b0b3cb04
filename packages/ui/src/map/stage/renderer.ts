import { createContext } from 'react';

/**
 * `live` uses MapLibre once it has loaded; `drawn` and failures use the site's own drawing. `still` is the drawing
 * without a note, for screenshot tests of stories.
 */
export type Renderer = 'live' | 'drawn' | 'still';

export const RendererContext = createContext<Renderer>('live');

/** True if the user prefers reduced data usage; the drawn map needs no more data. */
export const prefersReducedData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
};
