import { PROPERTY_TYPES } from '@mashrabiya/contract';
import type { ApplicationValues } from '@mashrabiya/ui';
import { createDeviceFile } from '../../device/createDeviceFile.ts';

/** Key in session storage. */
export const APPLICATION_DRAFT_KEY = 'advisor-draft';

/** Owner of a draft written before login. */
const VISITOR_OWNER = '';

/** Picture of the draft, for 24 hours. */
export const applicationPicture = createDeviceFile('advisor-picture', 24 * 60 * 60_000);

export type ApplicationDraft = Partial<Omit<ApplicationValues, 'profile_pic'>>;

const TEXT_FIELDS = ['name', 'email', 'phone', 'about', 'experience', 'certificates'] as const;
const NUMBER_FIELDS = ['age', 'years_of_experience', 'city'] as const;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Parses this window's unsent draft by this user (email), or from before the login. */
export function parseApplicationDraft(text: string | null, ownerEmail: string): ApplicationDraft {
  try {
    const parsedJson: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(parsedJson) || !isRecord(parsedJson.draft)) return {};
    const isVisitorDraft = parsedJson.ownerEmail === VISITOR_OWNER;
    if (parsedJson.ownerEmail !== ownerEmail && !isVisitorDraft) return {};
    const savedDraft = parsedJson.draft;
    const draft: ApplicationDraft = {};
    for (const name of TEXT_FIELDS) {
      const value = savedDraft[name];
      // The account fills fields that a visitor left empty.
      if (typeof value === 'string' && !(isVisitorDraft && value === '')) draft[name] = value;
    }
    for (const name of NUMBER_FIELDS) {
      const value = savedDraft[name];
      if (isNumber(value)) draft[name] = value;
    }
    const category = PROPERTY_TYPES.find((option) => option === savedDraft.category);
    if (category) draft.category = category;
    if (Array.isArray(savedDraft.places)) draft.places = savedDraft.places.filter(isNumber);
    return draft;
  } catch {
    return {};
  }
}

/** True when any field is filled: an empty form must not replace a saved draft. */
export const hasContent = (draft: ApplicationDraft): boolean =>
  Object.values(draft).some((value) => (Array.isArray(value) ? value.length > 0 : value !== '' && value !== null));
