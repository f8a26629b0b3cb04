import { PROPERTY_TYPES } from '@mashrabiya/contract';
import type { ApplicationValues } from '@mashrabiya/ui';
import { deviceFile } from '../../device/deviceFile.ts';

/** Under which name a window keeps it. */
export const APPLICATION_DRAFT = 'advisor-draft';

/** Its picture, for as long as somebody may come back to what they began. */
export const applicationPicture = deviceFile('advisor-picture', 24 * 60 * 60_000);

/** What is kept: all that is typed, of one person. */
export type ApplicationDraft = Partial<Omit<ApplicationValues, 'profile_pic'>>;

const TEXTS = ['name', 'email', 'phone', 'about', 'experience', 'certificates'] as const;
const NUMBERS = ['age', 'years_of_experience', 'city'] as const;

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Reads what was written in this window and not sent yet; of this person alone. */
export function readApplication(text: string | null, person: string): ApplicationDraft {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isFields(kept) || kept.person !== person || !isFields(kept.draft)) return {};
    const found = kept.draft;
    const draft: ApplicationDraft = {};
    for (const name of TEXTS) {
      const value = found[name];
      if (typeof value === 'string') draft[name] = value;
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
