import type { Reel } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import { propertyCards, seller } from '@mashrabiya/mocks';
import { languageOf } from '../homes/stories.ts';

const DESCRIPTION: Record<Language, string> = {
  ar: 'جولة كاملة في البيت: الريسبشن على بحري والبلكونة تطل على الجنينة، والمطبخ متشطب بخامات ممتازة، وغرفة الماستر بحمام خاص ودريسنج. على بعد خمس دقائق من المدارس والخدمات، والمعاينة في أي وقت بالتنسيق معنا.',
  en: 'A full tour of the home: the reception faces north and the balcony overlooks the garden, the kitchen is finished in fine materials, and the master bedroom has its own bathroom and dressing room. Five minutes from schools and shops; viewings at any time by arrangement.',
};

/** When the stories take place. */
export const NOW = Date.parse('2026-11-20T09:00:00Z');

/** Clips of the fixtures' homes, in a language. Their addresses are empty, so that no story asks for a film. */
export const reels = (language: Language): Reel[] =>
  propertyCards(language)
    .filter(({ img }) => img.length > 0)
    .map((home, index) => ({
      id: `reel-${index + 1}`,
      reel_id: `reel-${index + 1}`,
      title: home.address,
      description: DESCRIPTION[language],
      action: home.action === 'forrent' ? 'rent' : 'sell',
      price: home.price ?? 0,
      selltype: home.payment.payment,
      thumbnail: home.img[index % home.img.length]?.img_name ?? '',
      reel_path: '',
      video: '',
      ranking: home.ad_type === 'superior' ? 3 : home.ad_type === 'elite' ? 2 : 1,
      availability: 2,
      expires_at: '2026-12-02T13:32:10Z',
      created_at: '2026-11-02T13:32:10Z',
      updated_at: '2026-11-02T13:32:10Z',
      is_loved: false,
      is_viewed: false,
      isRecent: index < 2,
      total_views: 12_480 - index * 731,
      total_favorites: 342 - index * 17,
      governorate: home.gover_name,
      city: { id: index + 1, name: home.city_name, en_name: home.city_name },
      user: seller(index, language),
    }));

/** One clip, in the story's language. */
export function reel(index: number, globals: { locale?: unknown } = {}): Reel {
  const found = reels(languageOf(globals))[index];
  if (!found) throw new Error(`no clip ${index} among the fixtures`);
  return found;
}

/** The same clip in the story's language, with what the story changed about it. */
export function localized(changed: Reel, globals: { locale?: unknown }): Reel {
  const arabic = reels('ar').find(({ id }) => id === changed.id);
  const here = reels(languageOf(globals)).find(({ id }) => id === changed.id);
  if (!arabic || !here) return changed;
  const same = (field: keyof Reel) => JSON.stringify(changed[field]) === JSON.stringify(arabic[field]);
  return {
    ...changed,
    title: same('title') ? here.title : changed.title,
    description: same('description') ? here.description : changed.description,
    governorate: same('governorate') ? here.governorate : changed.governorate,
    city: same('city') ? here.city : changed.city,
    user: same('user') ? here.user : changed.user,
  };
}

export const hrefOf = ({ id }: Pick<Reel, 'id'>): string => `/reels/${id}`;
