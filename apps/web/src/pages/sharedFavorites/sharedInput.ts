import type { CallInput } from '@mashrabiya/contract';

export const sharedInput = (token = ''): CallInput<'listSharedFavorites'> => ({ body: { token } });
