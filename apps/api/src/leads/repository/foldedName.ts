import { sql } from 'kysely';

/** Letters with other spellings, and the folded form of each, as in `foldText`. */
const FOLDED_LETTERS = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ؤ: 'و', ئ: 'ي', ة: 'ه' };
/** Hamza, tatweel and diacritics. */
const REMOVED_LETTERS = '\u0621\u0640\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0670';

// `translate` removes letters without a counterpart.
const from = Object.keys(FOLDED_LETTERS).join('') + REMOVED_LETTERS;
const to = Object.values(FOLDED_LETTERS).join('');

/** Both names of `app_user`, to compare with words of `foldWords`. */
export const foldedName = sql<string>`translate(
  lower(concat_ws(' ', app_user.name_ar, app_user.name_en)), ${sql.lit(from)}, ${sql.lit(to)}
)`;
