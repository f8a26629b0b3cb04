import { mockUser } from '@mashrabiya/mocks';
import { getLanguage } from '../foundation/stories.ts';

export const sampleUser = (globals: { locale?: unknown } = {}) => mockUser(getLanguage(globals));
