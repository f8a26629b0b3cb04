import { z } from 'zod';
import { ADDRESS_MIN_LENGTH, DESCRIPTION_MIN_LENGTH, MAX_CHOICES } from '../constants.ts';
import { isMapLink } from '../mapLink.ts';
import { ACTIONS, type Action, FINISHINGS, PAYMENT_METHODS, type PaymentMethod, RANKINGS } from '../vocabulary.ts';
import type { InputCode } from './codes.ts';
import {
  chosen,
  chosenId,
  countAboveZero,
  LINE_MAX_LENGTH,
  longText,
  needed,
  optionalDay,
  optionalNumber,
  optionalText,
  priceAboveZero,
} from './fields.ts';
import { coverCheck, PropertyPictures } from './pictures.ts';

const LINK_MAX_LENGTH = 2000;
const MAX_FEATURES = 5 * MAX_CHOICES;

/** First tab: address and location. */
export const PropertyPlace = z.object({
  /** The ad's title. */
  address: longText('address_short', ADDRESS_MIN_LENGTH, LINE_MAX_LENGTH),
  gover: chosenId('governorate_required'),
  city: chosenId('city_required'),
  /** Link to a map. */
  location: optionalText(LINK_MAX_LENGTH).refine((link) => link === null || isMapLink(link), {
    error: 'location_invalid' satisfies InputCode,
  }),
});

/** Second tab: what the home is. Every count is above zero (specification, section 5). */
export const PropertyDetails = z.object({
  category_id: chosenId('category_required'),
  subcategory_id: chosenId('subcategory_required'),
  finishing: chosen(FINISHINGS, 'finishing_required'),
  /** Square metres. */
  size: needed(z.number('size_required').positive('size_required')),
  floors: countAboveZero('floors_required'),
  bedrooms: countAboveZero('bedrooms_required'),
  bathrooms: countAboveZero('bathrooms_required'),
});

interface Terms {
  action: Action;
  payment: PaymentMethod;
  advance: number | null;
  up_to_years: number | null;
  receipt: string | null;
}

/** Whether installments are asked for: only of a sale (specification, section 4). */
export const hasInstallments = ({
  action,
  payment,
}: {
  action: Action | null;
  payment: PaymentMethod | null;
}): boolean => action === 'forsell' && payment === 'installment';

/** Judged whatever else is wrong, so that a field is marked as one types. */
const installmentCheck = (field: 'advance' | 'up_to_years' | 'receipt', code: InputCode) =>
  z.refine<Terms>((terms) => !hasInstallments(terms) || terms[field] !== null, {
    path: [field],
    error: code,
    when: () => true,
  });
const installmentChecks = [
  installmentCheck('advance', 'advance_required'),
  installmentCheck('up_to_years', 'years_required'),
  installmentCheck('receipt', 'receipt_required'),
];

/** What was typed for installments before another way to pay was chosen is left out. */
const withoutUnusedTerms = <T extends Terms>(terms: T): T =>
  hasInstallments(terms) ? terms : { ...terms, advance: null, up_to_years: null, receipt: null };

const terms = z.object({
  description: longText('description_short', DESCRIPTION_MIN_LENGTH),
  action: chosen(ACTIONS, 'action_required'),
  /** Whole pounds; per month for rent. */
  price: priceAboveZero(),
  payment: chosen(PAYMENT_METHODS, 'payment_required'),
  /** Down payment in whole pounds. */
  advance: optionalNumber(z.int('advance_required').min(0, 'advance_required')),
  up_to_years: optionalNumber(z.int('years_required').positive('years_required')),
  /** Day of delivery. */
  receipt: optionalDay('receipt_required'),
});

/** Third tab: description and price; what installments need is asked for with them. */
export const PropertyTerms = terms.check(...installmentChecks).transform(withoutUnusedTerms);

/** Fifth tab: features of the category, as many as apply. */
export const PropertyFeatures = z.object({
  feature_ids: z.array(z.int().positive(), 'features_invalid').max(MAX_FEATURES, 'features_invalid'),
});

const ranking = z.preprocess<unknown, z.ZodLiteral<(typeof RANKINGS)[number]>, (typeof RANKINGS)[number] | null>(
  (given) => given ?? undefined,
  z.literal(RANKINGS, 'ranking_required'),
);

/** After the preview: the ad pack, as the ad's ranking. */
export const PropertyPack = z.object({ ranking });

/** An ad for a home, new or edited: all tabs in one (specification, sections 2, 5 and 7). */
export const PropertyInput = z
  .object({
    ...PropertyPlace.shape,
    ...PropertyDetails.shape,
    ...terms.shape,
    ...PropertyPictures.shape,
    ...PropertyFeatures.shape,
    ...PropertyPack.shape,
  })
  .check(...installmentChecks, coverCheck)
  .transform(withoutUnusedTerms);
export type PropertyInput = z.output<typeof PropertyInput>;
/** An ad as it is being written: null where nothing was given yet. */
export type PropertyDraft = z.input<typeof PropertyInput>;
