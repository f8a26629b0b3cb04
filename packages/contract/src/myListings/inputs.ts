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

/** Short links name no place and are accepted. */
function isInEgyptIfNamed(link: string | null): boolean {
  const place = link === null ? null : placeOfMapLink(link);
  return place === null || isInEgypt(place);
}

export const PropertyPlace = z.object({
  address: longText('address_short', ADDRESS_MIN_LENGTH, LINE_MAX_LENGTH),
  gover: chosenId('governorate_required'),
  city: chosenId('city_required'),
  /** Link to a map. */
  location: optionalText(LINK_MAX_LENGTH)
    .refine((link) => link === null || isMapLink(link), { error: 'location_invalid' satisfies InputCode })
    .refine(isInEgyptIfNamed, { error: 'location_outside' satisfies InputCode }),
});

export const PropertyFeatures = z.object({
  feature_ids: z.array(z.int().positive(), 'features_invalid').max(MAX_FEATURES, 'features_invalid'),
});

const ranking = z.preprocess<unknown, z.ZodLiteral<(typeof RANKINGS)[number]>, (typeof RANKINGS)[number] | null>(
  (given) => given ?? undefined,
  z.literal(RANKINGS, 'ranking_required'),
);

export const PropertyPack = z.object({ ranking });

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

/** An ad, new or edited: all tabs in one (specification, sections 2, 5 and 7). */
export const PropertyInput = property.check(...detailChecks, ...installmentChecks, coverCheck).transform(withoutUnused);
export const propertyInputWithin = (days: DeliveryDays) =>
  property.check(...detailChecks, ...installmentChecks, ...deliveryChecks(days), coverCheck).transform(withoutUnused);
export type PropertyInput = z.output<typeof PropertyInput>;
export type PropertyDraft = z.input<typeof PropertyInput>;

/** The specification also writes actions as numbers. */
const ACTION_NAMES: ReadonlyMap<string, Action> = new Map(
  ACTIONS.map((action) => [String(ACTION_CODES[action]), action]),
);

/** Maximum picture references that are parsed; `MAX_IMAGES` then limits the pictures. */
const MAX_REFERENCES = 100;
const references = () => z.array(z.string().max(LINE_MAX_LENGTH)).max(MAX_REFERENCES).default([]);

/**
 * An ad as sent, beside its picture files (specification, section 7). `old_images` names existing pictures to keep.
 * `pictures` is an extension: names of existing pictures and ids of uploaded ones, in order. The cover is a name, an
 * id, or the file name of a sent picture; it may also be a file under its own name. The action may be its number, 0 or
 * 1, and ids and numbers may be texts.
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
    /** Draft that becomes this ad; posting deletes it. Also the idempotency key: a retry returns the existing ad. */
    draft_id: z.uuid().optional(),
    cover_img: z
      .string('cover_required' satisfies InputCode)
      .max(LINE_MAX_LENGTH, 'cover_required' satisfies InputCode)
      .optional(),
  })
  .check(...detailChecks, ...installmentChecks)
  .transform(withoutUnused);
export type PropertyPost = z.output<typeof PropertyPost>;
