import type { PropertyType } from '@mashrabiya/contract';

/** An advisor as lists show one: an application (specification, section 3) that has been accepted. */
export interface Advisor {
  id: string;
  name: string;
  /** File name below the profile pictures' path; null shows the initials. */
  profile_pic: string | null;
  city_name: string;
  /** Names of the areas that they work in. */
  places: readonly string[];
  categories: readonly PropertyType[];
  years_of_experience: number;
  certificates: readonly string[];
  /** In their own words. */
  about: string;
  /** National form, 11 digits; null when they show none. */
  phone: string | null;
}
