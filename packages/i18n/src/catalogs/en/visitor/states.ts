import type { states as ar } from '../../ar/visitor/states.ts';
import type { CatalogOf } from '../../type.ts';

export const states: CatalogOf<typeof ar> = {
  emptyTitle: 'Nothing here yet',
  failedTitle: 'Something went wrong',
  failedText: 'We couldn’t load this. Check your connection and try again.',
  retrying: 'Trying again',
  notFoundTitle: 'This page doesn’t exist',
  notFoundText:
    'The link may have changed, or the listing was removed. There are thousands of other properties to explore.',
  loginTitle: 'Login to open this page',
  loginTextFor: 'Log in to see “{{page}}”. We’ll bring you right back.',
  loginText: 'Log in and we’ll bring you right back.',
  offlineTitle: 'You’re offline',
  offlineText: 'You’re seeing a saved copy. We’ll reconnect automatically.',
  updateTitle: 'A new version is ready',
  updateText: 'Reload the page to use it.',
  reload: 'Reload',
  reloading: 'Reloading',
};
