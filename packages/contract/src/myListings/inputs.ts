import { z } from 'zod';
import { ADDRESS_MIN_LENGTH, MAX_CHOICES } from '../constants/constants.ts';
import { ACTION_CODES, ACTIONS, type Action, RANKINGS } from '../constants/vocabulary.ts';
import type { InputCode } from '../fields/codes.ts';
import { LINE_MAX_LENGTH, longText, optionalText, requiredId } from '../fields/fields.ts';
import { isMapLink, parseMapLink } from '../listings/mapLink.ts';
import { coverCheck, PropertyPictures } from '../media/pictureInputs.ts';
import { isInEgypt } from '../values/egypt.ts';
import { detailChecks, details, removeAbsentFields } from './details.ts';
import { createDeliveryChecks, type DeliveryDays, installmentChecks, removeUnusedTerms, terms } from './terms.ts';

const LINK_MAX_LENGTH = 2000;
const MAX_FEATURES = 5 * MAX_CHOICES;

/** Short links name no place and are accepted. */
function isInEgyptOrUnknown(link: string | null): boolean {
  const point = link === null ? null : parseMapLink(link);
  return point === null || isInEgypt(point);
}

export const PropertyPlace = z.object({
  address: longText('address_short', ADDRESS_MIN_LENGTH, LINE_MAX_LENGTH),
  gover: requiredId('governorate_required'),
  city: requiredId('city_required'),
  /** Link to a map. */
  location: optionalText(LINK_MAX_LENGTH)
    .refine((link) => link === null || isMapLink(link), { error: 'location_invalid' satisfies InputCode })
    .refine(isInEgyptOrUnknown, { error: 'location_outside' satisfies InputCode }),
});

export const PropertyFeatures = z.object({
  feature_ids: z.array(z.int().positive(), 'features_invalid').max(MAX_FEATURES, 'features_invalid'),
});

const ranking = z.preprocess<unknown, z.ZodLiteral<(typeof RANKINGS)[number]>, (typeof RANKINGS)[number] | null>(
  (value) => value ?? undefined,
  z.literal(RANKINGS, 'ranking_required'),
);

export const PropertyPack = z.object({ ranking });

const removeUnused = <T extends Parameters<typeof removeUnusedTerms>[0] & Parameters<typeof removeAbsentFields>[0]>(
  input: T,
): T => removeUnusedTerms(removeAbsentFields(input));

const property = z.object({
  ...PropertyPlace.shape,
  ...details.shape,
  ...terms.shape,
  ...PropertyPictures.shape,
  ...PropertyFeatures.shape,
  ...PropertyPack.shape,
});

/** An ad, new or edited: all tabs in one (specification, sections 2, 5 and 7). */
export const PropertyInput = property.check(...detailChecks, ...installmentChecks, coverCheck).transform(removeUnused);
export const buildPropertyInput = (days: DeliveryDays) =>
  property
    .check(...detailChecks, ...installmentChecks, ...createDeliveryChecks(days), coverCheck)
    .transform(removeUnused);
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
    action: z.preprocess((value) => ACTION_NAMES.get(String(value)) ?? value, terms.shape.action),
    feature_ids: z
      .array(z.coerce.number('features_invalid').int('features_invalid').positive('features_invalid'))
      .max(MAX_FEATURES, 'features_invalid')
      .default([]),
    ranking: z.preprocess((value) => (value === undefined || value === null ? undefined : Number(value)), ranking),
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
  .transform(removeUnused);
export type PropertyPost = z.output<typeof PropertyPost>;
