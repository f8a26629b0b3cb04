/**
 * What can be wrong with an answer in a form, as its schema says it and the server answers it with status 422. Each has
 * a text in both languages: `forms.problem` of the catalogs.
 */
export const INPUT_CODES = [
  'text_too_long',
  // who it is
  'name_required',
  'email_required',
  'email_invalid',
  'email_unchanged',
  'phone_required',
  'phone_invalid',
  'picture_required',
  'picture_invalid',
  // passwords
  'password_required',
  'password_short',
  'password_common',
  'password_unchanged',
  'confirmation_required',
  'confirmation_mismatch',
  'current_password_required',
  'reset_token_required',
  // a home
  'address_short',
  'location_invalid',
  'governorate_required',
  'city_required',
  'category_required',
  'subcategory_required',
  'finishing_required',
  'size_required',
  'floors_required',
  'bedrooms_required',
  'bathrooms_required',
  'description_short',
  'price_required',
  'action_required',
  'payment_required',
  'advance_required',
  'receipt_required',
  'years_required',
  'images_required',
  'images_too_many',
  'images_uploading',
  'images_failed',
  'image_invalid',
  'cover_required',
  'features_invalid',
  'ranking_required',
  // a reel
  'title_short',
  'video_required',
  'video_uploading',
  'video_failed',
  'poster_invalid',
  // an advisor
  'age_too_low',
  'about_required',
  'years_of_experience_required',
  'experience_required',
  'specialty_required',
  'areas_required',
  // messages, reviews, saved searches
  'subject_required',
  'message_required',
  'rating_required',
  'search_name_required',
] as const;

export type InputCode = (typeof INPUT_CODES)[number];

const known: ReadonlySet<string> = new Set(INPUT_CODES);

/** Whether a text is a code that a form's schema gives. */
export const isInputCode = (code: string): code is InputCode => known.has(code);
