import { parseIdentityProviders } from '../../openid/identitySettings.ts';
import { anyText, existingFile, httpsUrl, httpUrlOrNone, parseWith } from '../parsers.ts';
import { settingInfos } from './settingInfos.ts';

export const DEFAULT_FFMPEG = 'ffmpeg';

/** Public vector tiles of OpenFreeMap, in their plainest style: no key, no limit, attribution in the tiles. */
const OPEN_FREE_MAP = 'https://tiles.openfreemap.org/styles/positron';

export const featureSettings = {
  IDENTITY_PROVIDERS: parseWith(
    parseIdentityProviders,
    'set a JSON list of {"name": "google" or "apple", "issuer", "audience", "jwksUri"}',
  )
    .default([])
    .register(settingInfos, {
      group: 'Features',
      meaning: 'logins by Google and Apple, see [below](#logins-by-google-and-apple)',
      defaultText: 'the demo simulates both; elsewhere neither is offered',
    }),
  MAP_STYLE: httpUrlOrNone.default(OPEN_FREE_MAP).register(settingInfos, {
    group: 'Features',
    meaning:
      'URL of a MapLibre style with streets, in which `{language}` and `{scheme}` are replaced; `none` for the map that ships with the site',
  }),
  MAP_TILES: existingFile.optional().register(settingInfos, {
    group: 'Features',
    meaning: 'path of a PMTiles file with streets, in the schema of Protomaps; used instead of `MAP_STYLE`',
  }),
  FFMPEG: anyText.default(DEFAULT_FFMPEG).register(settingInfos, {
    group: 'Features',
    meaning: 'the ffmpeg that converts videos, see [below](#video-conversion); `none` for none',
    defaultText: '`ffmpeg`, if the machine has it',
  }),
  APP_STORE_URL: httpsUrl.optional().register(settingInfos, {
    group: 'Features',
    meaning:
      'page of the app in Apple’s store. The home page and property pages offer the app once per visit on iPhone and iPad',
    defaultText: 'no app is offered',
  }),
  PLAY_STORE_URL: httpsUrl.optional().register(settingInfos, {
    group: 'Features',
    meaning: 'page of the app in Google’s store, offered on Android phones',
    defaultText: 'no app is offered',
  }),
  MALLOC_ARENA_MAX: anyText.optional().register(settingInfos, {
    group: 'Other programs',
    meaning: 'read by glibc, not by the server: `2` saves a third to a half of the memory for decoding pictures',
    defaultText: '`npm start` sets `2`; set it for `node apps/api/src/main.ts` too',
  }),
  VITE_API_URL: anyText.optional().register(settingInfos, {
    group: 'Other programs',
    meaning: 'at build time: another server with the same contract',
    defaultText: '`/api`',
  }),
};
