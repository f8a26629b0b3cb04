import type { Advisor, AdvisorApplication, PropertyType } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { Reference } from '@mashrabiya/search';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import { toNationalPhone } from '../../catalogue/rules/phone.ts';
import type { UserRow } from '../../db/tables/account.ts';
import type { AdvisorRow } from '../../db/tables/people.ts';
import { getNote } from '../../decisions/rules/notes.ts';

export interface AdvisorView {
  reference: Reference;
  language: Language;
}

const toPlace = ({ reference, language }: AdvisorView, id: number) => ({
  id,
  name: reference.cities.get(id)?.[language] ?? '',
});
const getType = ({ reference }: AdvisorView, id: number): PropertyType =>
  reference.categories.get(id)?.type ?? 'housing';
const splitLines = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

type AdvisorNames = Pick<AdvisorRow, 'name'> & Pick<UserRow, 'name_ar' | 'name_en'>;

/** The name as entered; the account's name in the request's language if it is the same name. */
const getName = ({ name, name_ar, name_en }: AdvisorNames, language: Language): string =>
  name === name_ar || name === name_en ? pickLanguage(language, name_ar, name_en) : name;

export type ListedAdvisor = AdvisorRow & Pick<UserRow, 'rating' | 'name_ar' | 'name_en'> & { reviews: number };

export const toAdvisor = (row: ListedAdvisor, view: AdvisorView): Advisor => ({
  id: row.id,
  user_id: row.user_id,
  name: getName(row, view.language),
  profile_pic: row.profile_pic,
  city: row.city_id,
  city_name: toPlace(view, row.city_id).name,
  places: row.places.map((id) => toPlace(view, id).name),
  category: getType(view, row.category_id),
  years_of_experience: row.years_of_experience,
  certificates: splitLines(row.certificates),
  about: row.about,
  rating: row.rating,
  reviews: row.reviews,
});

export const toApplication = (row: AdvisorRow, view: AdvisorView): AdvisorApplication => ({
  id: row.id,
  state: row.state,
  name: row.name,
  email: row.email,
  phone: toNationalPhone(row.phone),
  about: row.about,
  years_of_experience: row.years_of_experience,
  age: row.age,
  experience: row.experience,
  city: toPlace(view, row.city_id),
  places: row.places.map((id) => toPlace(view, id)),
  certificates: splitLines(row.certificates),
  category: getType(view, row.category_id),
  profile_pic: row.profile_pic,
  submitted_at: row.submitted_at.toISOString(),
  reason: getNote(view.language, { note: '', note_ar: row.note_ar, note_en: row.note_en }),
});
