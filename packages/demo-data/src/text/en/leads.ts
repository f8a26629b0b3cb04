import { type AdContext, type Lead, type Leads, lead, type Wording } from '../adContext.ts';
import { article, capitalised, grouped } from './words.ts';

/** `165 m² apartment`; fields get their size in the next sentence. */
const sized = ({ property, noun }: AdContext): string =>
  property.measure ? noun.en : `${grouped(property.size)} m² ${noun.en}`;
const aSized = (context: AdContext): string => (context.property.measure ? 'farmland' : article(sized(context)));
const aNoun = ({ property, noun }: AdContext): string => (property.measure ? 'farmland' : article(noun.en));
const inAll = ({ property }: AdContext, words: string): string =>
  property.measure ? '' : `, ${grouped(property.size)} m²${words}`;

const SALE: readonly Wording[] = [
  (t) => `For sale: ${aSized(t)} ${t.where}`,
  (t) => `${capitalised(aSized(t))} for sale ${t.where}`,
  (t) => `For sale ${t.where}, ${aSized(t)}`,
  (t) => `${capitalised(aNoun(t))} for sale ${t.where}${inAll(t, '')}`,
];
const RENT: readonly Wording[] = [
  (t) => `To let: ${aSized(t)} ${t.where}`,
  (t) => `${capitalised(aSized(t))} to rent ${t.where}`,
  (t) => `To rent ${t.where}, ${aSized(t)}`,
  (t) => `${capitalised(aNoun(t))} to let ${t.where}${inAll(t, '')}`,
];

const OWNER_SALE: Leads = {
  open: [
    ...SALE,
    (t) => `I am selling my ${sized(t)} ${t.where}`,
    (t) => `From the owner: ${aSized(t)} ${t.where}`,
    (t) => `My ${t.noun.en} ${t.where} is for sale${inAll(t, ' in all')}`,
  ],
  whole: [
    (t) => `${capitalised(aSized(t))} for sale ${t.where}, by its owner`,
    (t) => `I own ${aSized(t)} ${t.where} and am putting it up for sale`,
  ],
};

const BROKER_SALE: Leads = {
  open: [
    ...SALE,
    (t) => `We have ${aSized(t)} ${t.where}`,
    (t) => `On the market: ${aSized(t)} ${t.where}`,
    (t) => `${capitalised(aSized(t))} has come up ${t.where}`,
    (t) => `If you are looking ${t.where}, here is ${aSized(t)}`,
  ],
  whole: [
    (t) => `We are offering ${aSized(t)} ${t.where}, on the owner's behalf`,
    (t) => `The owner has asked us to sell ${aSized(t)} ${t.where}`,
  ],
};

const developer = ({ property }: AdContext): string => property.place.compound?.developer.en ?? property.provider.en;
const DEVELOPER_SALE: Leads = {
  open: [
    (t) => `${developer(t)} offers ${aSized(t)} ${t.where}`,
    (t) => `Now selling: ${aSized(t)} ${t.where}`,
    (t) => `In the phase now open ${t.where}, ${aSized(t)}`,
    (t) => `From ${developer(t)}, ${aSized(t)} ${t.where}`,
    (t) => `One of our homes ${t.where}: ${aSized(t)}`,
  ],
  whole: [
    (t) => `${capitalised(aSized(t))} ${t.where}, direct from the developer`,
    (t) => `${developer(t)} is releasing ${aSized(t)} ${t.where}`,
  ],
};

const OWNER_RENT: Leads = {
  open: [
    ...RENT,
    (t) => `I am letting my ${sized(t)} ${t.where}`,
    (t) => `To let by the owner: ${aSized(t)} ${t.where}`,
  ],
  whole: [(t) => `My ${sized(t)} ${t.where} is free to rent, with no agent between us`],
};
const BROKER_RENT: Leads = {
  open: [
    ...RENT,
    (t) => `Available to rent: ${aSized(t)} ${t.where}`,
    (t) => `We are letting ${aSized(t)} ${t.where}`,
    (t) => `New to let, ${aSized(t)} ${t.where}`,
  ],
  whole: [(t) => `${capitalised(aSized(t))} ${t.where} is free to rent this month`],
};

/** First sentence: kind, size, place, for sale or rent, in the voice of the seller. */
export function leadEn(context: AdContext): Lead {
  const { action, provider } = context.property;
  if (action === 'forrent') return lead(context, provider.kind === 'owner' ? OWNER_RENT : BROKER_RENT);
  if (provider.kind === 'developer') {
    const shop = context.property.type === 'commercial';
    return lead(context, shop ? { ...DEVELOPER_SALE, open: DEVELOPER_SALE.open.slice(0, 4) } : DEVELOPER_SALE);
  }
  return lead(context, provider.kind === 'owner' ? OWNER_SALE : BROKER_SALE);
}
