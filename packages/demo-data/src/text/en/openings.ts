import { type AdContext, chooseOpening, type Opening, type OpeningWordings, type Wording } from '../adContext.ts';
import { addArticle, capitalize, groupDigits } from './words.ts';

/** `165 m² apartment`; fields get their size in the next sentence. */
const formatSizedNoun = ({ property, noun }: AdContext): string =>
  property.measure ? noun.en : `${groupDigits(property.size)} m² ${noun.en}`;
const formatArticleSizedNoun = (context: AdContext): string =>
  context.property.measure ? 'farmland' : addArticle(formatSizedNoun(context));
const formatArticleNoun = ({ property, noun }: AdContext): string =>
  property.measure ? 'farmland' : addArticle(noun.en);
const formatTotalSize = ({ property }: AdContext, words: string): string =>
  property.measure ? '' : `, ${groupDigits(property.size)} m²${words}`;

const SALE: readonly Wording[] = [
  (t) => `For sale: ${formatArticleSizedNoun(t)} ${t.placePhrase}`,
  (t) => `${capitalize(formatArticleSizedNoun(t))} for sale ${t.placePhrase}`,
  (t) => `For sale ${t.placePhrase}, ${formatArticleSizedNoun(t)}`,
  (t) => `${capitalize(formatArticleNoun(t))} for sale ${t.placePhrase}${formatTotalSize(t, '')}`,
];
const RENT: readonly Wording[] = [
  (t) => `To let: ${formatArticleSizedNoun(t)} ${t.placePhrase}`,
  (t) => `${capitalize(formatArticleSizedNoun(t))} to rent ${t.placePhrase}`,
  (t) => `To rent ${t.placePhrase}, ${formatArticleSizedNoun(t)}`,
  (t) => `${capitalize(formatArticleNoun(t))} to let ${t.placePhrase}${formatTotalSize(t, '')}`,
];

const OWNER_SALE: OpeningWordings = {
  continuable: [
    ...SALE,
    (t) => `I am selling my ${formatSizedNoun(t)} ${t.placePhrase}`,
    (t) => `From the owner: ${formatArticleSizedNoun(t)} ${t.placePhrase}`,
    (t) => `My ${t.noun.en} ${t.placePhrase} is for sale${formatTotalSize(t, ' in all')}`,
  ],
  complete: [
    (t) => `${capitalize(formatArticleSizedNoun(t))} for sale ${t.placePhrase}, by its owner`,
    (t) => `I own ${formatArticleSizedNoun(t)} ${t.placePhrase} and am putting it up for sale`,
  ],
};

const BROKER_SALE: OpeningWordings = {
  continuable: [
    ...SALE,
    (t) => `We have ${formatArticleSizedNoun(t)} ${t.placePhrase}`,
    (t) => `On the market: ${formatArticleSizedNoun(t)} ${t.placePhrase}`,
    (t) => `${capitalize(formatArticleSizedNoun(t))} has come up ${t.placePhrase}`,
    (t) => `If you are looking ${t.placePhrase}, here is ${formatArticleSizedNoun(t)}`,
  ],
  complete: [
    (t) => `We are offering ${formatArticleSizedNoun(t)} ${t.placePhrase}, on the owner's behalf`,
    (t) => `The owner has asked us to sell ${formatArticleSizedNoun(t)} ${t.placePhrase}`,
  ],
};

const getDeveloperName = ({ property }: AdContext): string =>
  property.place.compound?.developer.en ?? property.provider.en;
const DEVELOPER_SALE: OpeningWordings = {
  continuable: [
    (t) => `${getDeveloperName(t)} offers ${formatArticleSizedNoun(t)} ${t.placePhrase}`,
    (t) => `Now selling: ${formatArticleSizedNoun(t)} ${t.placePhrase}`,
    (t) => `In the phase now open ${t.placePhrase}, ${formatArticleSizedNoun(t)}`,
    (t) => `From ${getDeveloperName(t)}, ${formatArticleSizedNoun(t)} ${t.placePhrase}`,
    (t) => `One of our homes ${t.placePhrase}: ${formatArticleSizedNoun(t)}`,
  ],
  complete: [
    (t) => `${capitalize(formatArticleSizedNoun(t))} ${t.placePhrase}, direct from the developer`,
    (t) => `${getDeveloperName(t)} is releasing ${formatArticleSizedNoun(t)} ${t.placePhrase}`,
  ],
};

const OWNER_RENT: OpeningWordings = {
  continuable: [
    ...RENT,
    (t) => `I am letting my ${formatSizedNoun(t)} ${t.placePhrase}`,
    (t) => `To let by the owner: ${formatArticleSizedNoun(t)} ${t.placePhrase}`,
  ],
  complete: [(t) => `My ${formatSizedNoun(t)} ${t.placePhrase} is free to rent, with no agent between us`],
};
const BROKER_RENT: OpeningWordings = {
  continuable: [
    ...RENT,
    (t) => `Available to rent: ${formatArticleSizedNoun(t)} ${t.placePhrase}`,
    (t) => `We are letting ${formatArticleSizedNoun(t)} ${t.placePhrase}`,
    (t) => `New to let, ${formatArticleSizedNoun(t)} ${t.placePhrase}`,
  ],
  complete: [(t) => `${capitalize(formatArticleSizedNoun(t))} ${t.placePhrase} is free to rent this month`],
};

/** First sentence: kind, size, place, for sale or rent, in the voice of the seller. */
export function createOpeningEn(context: AdContext): Opening {
  const { action, provider } = context.property;
  if (action === 'forrent') return chooseOpening(context, provider.kind === 'owner' ? OWNER_RENT : BROKER_RENT);
  if (provider.kind === 'developer') {
    const isCommercial = context.property.type === 'commercial';
    return chooseOpening(
      context,
      isCommercial ? { ...DEVELOPER_SALE, continuable: DEVELOPER_SALE.continuable.slice(0, 4) } : DEVELOPER_SALE,
    );
  }
  return chooseOpening(context, provider.kind === 'owner' ? OWNER_SALE : BROKER_SALE);
}
