import { PROPERTY_TYPES } from '@mashrabiya/contract';
import type { ApplicationValues } from '@mashrabiya/ui';
import { deviceFile } from '../../device/deviceFile.ts';

/** Under which name a window keeps it. */
export const APPLICATION_DRAFT = 'advisor-draft';

/** Whose it is before a login. */
const VISITOR = '';

/** Its picture, for as long as somebody may come back to what they began. */
export const applicationPicture = deviceFile('advisor-picture', 24 * 60 * 60_000);

/** What is kept: all that is typed, of one person. */
export type ApplicationDraft = Partial<Omit<ApplicationValues, 'profile_pic'>>;

const TEXTS = ['name', 'email', 'phone', 'about', 'experience', 'certificates'] as const;
const NUMBERS = ['age', 'years_of_experience', 'city'] as const;

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Reads what was written in this window and not sent yet, by this person or before the login. */
export function readApplication(text: string | null, person: string): ApplicationDraft {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isFields(kept) || !isFields(kept.draft)) return {};
    const isVisitors = kept.person === VISITOR;
    if (kept.person !== person && !isVisitors) return {};
    const found = kept.draft;
    const draft: ApplicationDraft = {};
    for (const name of TEXTS) {
      const value = found[name];
      // What a visitor left empty is known of the account.
      if (typeof value === 'string' && !(isVisitors && value === '')) draft[name] = value;
    }
    for (const name of NUMBERS) {
      const value = found[name];
      if (isNumber(value)) draft[name] = value;
    }
    const category = PROPERTY_TYPES.find((known) => known === found.category);
    if (category) draft.category = category;
    if (Array.isArray(found.places)) draft.places = found.places.filter(isNumber);
    return draft;
  } catch {
    return {};
  }
}

/** Whether anything was written: an empty form must not replace what was kept before. */
export const isWritten = (draft: ApplicationDraft): boolean =>
  Object.values(draft).some((value) => (Array.isArray(value) ? value.length > 0 : value !== '' && value !== null));
