import type { CallInput } from '@mashrabiya/contract';

/** What is asked for with the token of the address. */
export const sharedInput = (token = ''): CallInput<'listSharedFavorites'> => ({ body: { token } });
