import { mockUser } from '@mashrabiya/mocks';
import { languageOf } from '../foundation/stories.ts';

/** The person whose account the stories show, named in the story's language. */
export const person = (globals: { locale?: unknown } = {}) => mockUser(languageOf(globals));
