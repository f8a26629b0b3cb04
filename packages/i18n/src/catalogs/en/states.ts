import type { states as ar } from '../ar/states.ts';
import type { CatalogOf } from '../type.ts';

export const states: CatalogOf<typeof ar> = {
  emptyTitle: 'Nothing here yet',
  failedTitle: 'This did not load',
  failedText: 'Something went wrong and the data did not arrive. Check your connection and try again.',
  retrying: 'Trying again',
  notFoundTitle: 'This page does not exist',
  notFoundText: 'The link may have changed or the ad may be gone. Thousands of homes are still waiting.',
  loginTitle: 'Login to open this page',
  loginTextFor: '“{{page}}” is for people with an account. One minute, and you are back there.',
  loginText: 'One minute, and you are back where you were.',
  offlineTitle: 'You are offline',
  offlineText: 'What you see was kept from before. We carry on by ourselves when the connection is back.',
  updateTitle: 'A new version is ready',
  updateText: 'Reload the page to use it.',
  reload: 'Reload',
  reloading: 'Reloading',
};
