import { type Sentence, say, type Told } from '../told.ts';
import { count, FEDDAN_WORD, KIRAT } from './words.ts';

/** `3 أفدنة و8 قراريط`. */
export function measureAr({ feddans, kirats }: { feddans: number; kirats: number }): string {
  return kirats === 0 ? count(feddans, FEDDAN_WORD) : `${count(feddans, FEDDAN_WORD)} و${count(kirats, KIRAT)}`;
}

const size = ({ home }: Told): string => (home.measure ? measureAr(home.measure) : `${home.size} م`);
const extra = ({ home, noun }: Told): string => home.headline?.ar[noun.gender] ?? '';
const deal = ({ home }: Told): string => (home.action === 'forrent' ? 'للإيجار' : 'للبيع');

const WITH_HEADLINE: readonly Sentence[] = [
  (t) => `${t.noun.ar} ${size(t)} ${extra(t)} في ${t.spot}`,
  (t) => `${t.noun.ar} ${size(t)}، ${extra(t)}، ${t.spot}`,
  (t) => `${t.noun.ar} ${extra(t)} في ${t.spot} بمساحة ${size(t)}`,
  (t) => `${t.noun.ar} ${deal(t)} في ${t.spot}، ${size(t)} ${extra(t)}`,
  (t) => `${t.spot}: ${t.noun.ar} ${size(t)} ${extra(t)}`,
];
const PLAIN: readonly Sentence[] = [
  (t) => `${t.noun.ar} ${size(t)} في ${t.spot}`,
  (t) => `${t.noun.ar} ${deal(t)} في ${t.spot}، ${size(t)}`,
  (t) => `${size(t)} ${t.noun.ar} في ${t.spot}`,
];

/** The ad's title. */
export const titleAr = (told: Told): string =>
  say(told, told.home.headline ? WITH_HEADLINE : told.home.measure ? PLAIN.slice(0, 2) : PLAIN);
