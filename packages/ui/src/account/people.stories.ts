import { mockUser } from '@mashrabiya/mocks';
import { languageOf } from '../foundation/stories.ts';

export const sampleUser = (globals: { locale?: unknown } = {}) => mockUser(languageOf(globals));
