import { type Sentence, say, type Told } from '../told.ts';
import { article, capitalised } from './words.ts';

/** `165 m² apartment`; fields are measured in the next sentence. */
const sized = ({ home, noun }: Told): string => (home.measure ? noun.en : `${home.size} m² ${noun.en}`);
const aSized = (told: Told): string => (told.home.measure ? 'farmland' : article(sized(told)));

const OWNER_SALE: readonly Sentence[] = [
  (t) => `I am selling my ${sized(t)} ${t.where}.`,
  (t) => `${capitalised(aSized(t))} for sale ${t.where}, by its owner.`,
  (t) => `For sale by the owner: ${aSized(t)} ${t.where}.`,
  (t) => `My ${sized(t)} ${t.where} is for sale.`,
  (t) => `I am putting up my ${t.noun.en} ${t.where}${t.home.measure ? '' : `, ${t.home.size} m² in all`}.`,
];

const BROKER_SALE: readonly Sentence[] = [
  (t) => `For sale: ${aSized(t)} ${t.where}.`,
  (t) => `${capitalised(aSized(t))} for sale ${t.where}.`,
  (t) => `We have ${aSized(t)} ${t.where}.`,
  (t) => `On the market: ${aSized(t)} ${t.where}.`,
  (t) => `${capitalised(aSized(t))} has come up ${t.where}.`,
  (t) => `We are offering ${aSized(t)} ${t.where} on the owner's behalf.`,
  (t) => `If you are looking ${t.where}, here is ${aSized(t)}.`,
];

const developer = ({ home }: Told): string => home.place.compound?.developer.en ?? home.provider.en;
const DEVELOPER_SALE: readonly Sentence[] = [
  (t) => `${developer(t)} offers ${aSized(t)} ${t.where}.`,
  (t) => `Now selling: ${aSized(t)} ${t.where}.`,
  (t) => `${capitalised(aSized(t))} ${t.where}, direct from the developer.`,
  (t) => `In the phase now open: ${aSized(t)} ${t.where}.`,
  (t) => `From ${developer(t)}, ${aSized(t)} ${t.where}.`,
];

const OWNER_RENT: readonly Sentence[] = [
  (t) => `I am letting my ${sized(t)} ${t.where}.`,
  (t) => `To let by the owner: ${aSized(t)} ${t.where}.`,
  (t) => `My ${sized(t)} ${t.where} is free to rent.`,
];
const BROKER_RENT: readonly Sentence[] = [
  (t) => `To let: ${aSized(t)} ${t.where}.`,
  (t) => `${capitalised(aSized(t))} to rent ${t.where}.`,
  (t) => `Available to rent: ${aSized(t)} ${t.where}.`,
  (t) => `We are letting ${aSized(t)} ${t.where}.`,
  (t) => `New to let, ${aSized(t)} ${t.where}.`,
];

/** The first sentence: what it is, how large, where, and for sale or rent, in the voice of whoever offers it. */
export function leadEn(told: Told): string {
  const { action, provider } = told.home;
  if (action === 'forrent') return say(told, provider.kind === 'owner' ? OWNER_RENT : BROKER_RENT);
  if (provider.kind === 'developer') return say(told, DEVELOPER_SALE);
  return say(told, provider.kind === 'owner' ? OWNER_SALE : BROKER_SALE);
}
