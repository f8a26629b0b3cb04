import type { AdvisorInput, PropertyType } from '@mashrabiya/contract';
import type { CallForm } from '../../forms/callForm/useCallForm.ts';

/** Values of the form: null for no answer. */
export interface ApplicationValues {
  profile_pic: File | null;
  name: string;
  email: string;
  phone: string;
  age: number | null;
  about: string;
  category: PropertyType | null;
  years_of_experience: number | null;
  experience: string;
  certificates: string;
  city: number | null;
  places: number[];
}

/** In the order of the form. */
export const EMPTY_APPLICATION: ApplicationValues = {
  profile_pic: null,
  name: '',
  email: '',
  phone: '',
  age: null,
  about: '',
  category: null,
  years_of_experience: null,
  experience: '',
  certificates: '',
  city: null,
  places: [],
};

export interface ApplicationPartProps {
  form: CallForm<typeof AdvisorInput, ApplicationValues>;
  disabled: boolean;
}
