import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * A new Emotion cache: one per request on the server, one in the browser. Our styles know no left and right, so both
 * directions share it; MUI's own components bring a mirrored one (`MuiRoot`).
 */
export const createEmotionCache = (): EmotionCache => createCache({ key: 'm', prepend: true });
