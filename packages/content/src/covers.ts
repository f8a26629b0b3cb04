import type { ArticleCover } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import covers from '../media/covers.json' with { type: 'json' };

export type CoverName = keyof typeof covers;

/** Names for `cover` in the front matter of an article. */
export const COVER_NAMES = Object.keys(covers) as [CoverName, ...CoverName[]];

/** Cover picture with its description in one language. Its files are in `packages/content/media`. */
export function getCover(name: CoverName, language: Language): ArticleCover {
  const { img_name, width, height, thumbhash, alt } = covers[name];
  return { img_name, width, height, thumbhash, alt: alt[language] };
}
