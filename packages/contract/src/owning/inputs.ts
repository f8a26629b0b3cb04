import { z } from 'zod';
import { ADDRESS_MIN_LENGTH, MAX_CHOICES } from '../constants/constants.ts';
import { ACTION_CODES, ACTIONS, type Action, RANKINGS } from '../constants/vocabulary.ts';
import type { InputCode } from '../fields/codes.ts';
import { chosenId, LINE_MAX_LENGTH, longText, optionalText } from '../fields/fields.ts';
import { isMapLink, placeOfMapLink } from '../listings/mapLink.ts';
import { coverCheck, PropertyPictures } from '../media/pictureInputs.ts';
import { isInEgypt } from '../values/egypt.ts';
import { detailChecks, details, withoutAbsentFields } from './details.ts';
import { type DeliveryDays, deliveryChecks, installmentChecks, terms, withoutUnusedTerms } from './terms.ts';

const LINK_MAX_LENGTH = 2000;
const MAX_FEATURES = 5 * MAX_CHOICES;

/** Short links name no place, and are taken. */
function isInEgyptIfNamed(link: string | null): boolean {
  const place = link === null ? null : placeOfMapLink(link);
  return place === null || isInEgypt(place);
}

/** First tab: address and location. */
export const PropertyPlace = z.object({
  /** The ad's title. */
  address: longText('address_short', ADDRESS_MIN_LENGTH, LINE_MAX_LENGTH),
  gover: chosenId('governorate_required'),
  city: chosenId('city_required'),
  /** Link to a map. */
  location: optionalText(LINK_MAX_LENGTH)
    .refine((link) => link === null || isMapLink(link), { error: 'location_invalid' satisfies InputCode })
    .refine(isInEgyptIfNamed, { error: 'location_outside' satisfies InputCode }),
});

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

/** Removes answers that the other answers leave no use for. */
const withoutUnused = <T extends Parameters<typeof withoutUnusedTerms>[0] & Parameters<typeof withoutAbsentFields>[0]>(
  input: T,
): T => withoutUnusedTerms(withoutAbsentFields(input));

const property = z.object({
  ...PropertyPlace.shape,
  ...details.shape,
  ...terms.shape,
  ...PropertyPictures.shape,
  ...PropertyFeatures.shape,
  ...PropertyPack.shape,
});

/** An ad for a property, new or edited: all tabs in one (specification, sections 2, 5 and 7). */
export const PropertyInput = property.check(...detailChecks, ...installmentChecks, coverCheck).transform(withoutUnused);
/** The same, with a delivery on one of these days. */
export const propertyInputWithin = (days: DeliveryDays) =>
  property.check(...detailChecks, ...installmentChecks, ...deliveryChecks(days), coverCheck).transform(withoutUnused);
export type PropertyInput = z.output<typeof PropertyInput>;
/** An ad as it is being written: null where nothing was given yet. */
export type PropertyDraft = z.input<typeof PropertyInput>;

/** The specification writes actions as numbers too. */
const ACTION_NAMES: ReadonlyMap<string, Action> = new Map(
  ACTIONS.map((action) => [String(ACTION_CODES[action]), action]),
);

/** How many references to pictures are read at all; what is too many is judged by `MAX_IMAGES`. */
const MAX_REFERENCES = 100;
const references = () => z.array(z.string().max(LINE_MAX_LENGTH)).max(MAX_REFERENCES).default([]);

/**
 * An ad as it is sent beside the files of its pictures (specification, section 7). `old_images` names pictures that the
 * ad has and keeps. `pictures` goes beyond it: names of its pictures and ids of uploaded ones, in their order. The cover
 * is a name, an id, or the file name of one that is sent; it may also come as a file under its own name. The action is
 * also taken as its number, 0 or 1, and ids and numbers as text.
 */
export const PropertyPost = z
  .object({
    ...PropertyPlace.shape,
    ...details.shape,
    ...terms.shape,
    action: z.preprocess((given) => ACTION_NAMES.get(String(given)) ?? given, terms.shape.action),
    feature_ids: z
      .array(z.coerce.number('features_invalid').int('features_invalid').positive('features_invalid'))
      .max(MAX_FEATURES, 'features_invalid')
      .default([]),
    ranking: z.preprocess((given) => (given === undefined || given === null ? undefined : Number(given)), ranking),
    old_images: references(),
    pictures: references(),
    /**
     * The draft that becomes this ad; it ends with the post. It is also the key of the post: sent again, it is answered
     * with the ad that there is.
     */
    draft_id: z.uuid().optional(),
    cover_img: z
      .string('cover_required' satisfies InputCode)
      .max(LINE_MAX_LENGTH, 'cover_required' satisfies InputCode)
      .optional(),
  })
  .check(...detailChecks, ...installmentChecks)
  .transform(withoutUnused);
export type PropertyPost = z.output<typeof PropertyPost>;
