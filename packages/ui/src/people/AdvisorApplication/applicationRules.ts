import { ADVISOR_MIN_AGE, type AdvisorApplication, PROPERTY_TYPES, type PropertyType } from '@mashrabiya/contract';
import { parsePhone } from '@mashrabiya/i18n';
import { isEmail } from '../../account/accountRules.ts';

/** An application as it is being written. */
export interface AdvisorDraft {
  picture: File | null;
  name: string;
  email: string;
  /** National form, or the digits so far. */
  phone: string;
  age: number | null;
  about: string;
  years: number | null;
  experience: string;
  category: PropertyType | null;
  /** The only part that may stay empty; a line each. */
  certificates: string;
  /** Ids, as the fields have them. */
  city: string | null;
  places: readonly string[];
}

/** An application that can be sent; the picture goes along as a file. */
export type AdvisorRequest = Omit<AdvisorApplication, 'profile_pic'> & { picture: File };

export const EMPTY_DRAFT: AdvisorDraft = {
  picture: null,
  name: '',
  email: '',
  phone: '',
  age: null,
  about: '',
  years: null,
  experience: '',
  category: null,
  certificates: '',
  city: null,
  places: [],
};

export type NeededField = Exclude<keyof AdvisorDraft, 'certificates'>;

const said = (text: string): boolean => text.trim() !== '';

/** What each answer must hold (specification, section 5), in the order of the form. */
const RULES: Record<NeededField, (draft: AdvisorDraft) => boolean> = {
  picture: ({ picture }) => picture?.type.startsWith('image/') ?? false,
  name: ({ name }) => said(name),
  email: ({ email }) => isEmail(email.trim()),
  phone: ({ phone }) => parsePhone(phone) !== null,
  age: ({ age }) => age !== null && age >= ADVISOR_MIN_AGE,
  about: ({ about }) => said(about),
  category: ({ category }) => category !== null && PROPERTY_TYPES.includes(category),
  years: ({ years }) => years !== null && years >= 0,
  experience: ({ experience }) => said(experience),
  city: ({ city }) => city !== null,
  places: ({ places }) => places.length > 0,
};

const NEEDED = Object.keys(RULES) as NeededField[];

/** The fields that hold an application back, in the order of the form. */
export const applicationProblems = (draft: AdvisorDraft): NeededField[] =>
  NEEDED.filter((field) => !RULES[field](draft));

/** The application to send; null while something holds it back. */
export function requestOf(draft: AdvisorDraft): AdvisorRequest | null {
  const { picture, age, years, category, city, certificates, places } = draft;
  const phone = parsePhone(draft.phone);
  if (applicationProblems(draft).length > 0) return null;
  if (!picture || age === null || years === null || !category || city === null || !phone) return null;
  return {
    picture,
    phone,
    age,
    category,
    name: draft.name.trim(),
    email: draft.email.trim(),
    about: draft.about.trim(),
    experience: draft.experience.trim(),
    years_of_experience: years,
    certificates: certificates.trim() || null,
    city: Number(city),
    places: places.map(Number),
  };
}
