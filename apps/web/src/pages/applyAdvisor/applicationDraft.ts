import { PROPERTY_TYPES } from '@mashrabiya/contract';
import type { ApplicationValues } from '@mashrabiya/ui';
import { deviceFile } from '../../device/deviceFile.ts';

/** Key in session storage. */
export const APPLICATION_DRAFT_KEY = 'advisor-draft';

/** Owner of a draft written before login. */
const VISITOR_OWNER = '';

/** Picture of the draft, for 24 hours. */
export const applicationPicture = deviceFile('advisor-picture', 24 * 60 * 60_000);

export type ApplicationDraft = Partial<Omit<ApplicationValues, 'profile_pic'>>;

const TEXTS = ['name', 'email', 'phone', 'about', 'experience', 'certificates'] as const;
const NUMBERS = ['age', 'years_of_experience', 'city'] as const;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Parses this window's unsent draft by this user (email), or from before the login. */
export function parseApplicationDraft(text: string | null, person: string): ApplicationDraft {
  try {
    const saved: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(saved) || !isRecord(saved.draft)) return {};
    const isVisitors = saved.person === VISITOR_OWNER;
    if (saved.person !== person && !isVisitors) return {};
    const found = saved.draft;
    const draft: ApplicationDraft = {};
    for (const name of TEXTS) {
      const value = found[name];
      // The account fills fields that a visitor left empty.
      if (typeof value === 'string' && !(isVisitors && value === '')) draft[name] = value;
    }
    for (const name of NUMBERS) {
      const value = found[name];
      if (isNumber(value)) draft[name] = value;
    }
    const category = PROPERTY_TYPES.find((option) => option === found.category);
    if (category) draft.category = category;
    if (Array.isArray(found.places)) draft.places = found.places.filter(isNumber);
    return draft;
  } catch {
    return {};
  }
}

/** True when any field is filled: an empty form must not replace a saved draft. */
export const hasContent = (draft: ApplicationDraft): boolean =>
  Object.values(draft).some((value) => (Array.isArray(value) ? value.length > 0 : value !== '' && value !== null));
