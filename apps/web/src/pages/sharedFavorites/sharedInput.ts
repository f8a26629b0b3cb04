import type { CallInput } from '@mashrabiya/contract';

export const buildSharedInput = (token = ''): CallInput<'listSharedFavorites'> => ({ body: { token } });
