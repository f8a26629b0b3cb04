import { ARTICLE_CATEGORIES, ProseHref, QUESTION_GROUPS, type TextKind } from '@mashrabiya/contract';
import { z } from 'zod';
import { COVER_NAMES } from './covers.ts';

const words = z.string().trim().min(1);
const order = z.int().positive();

const commonFields = {
  title: words.max(120),
  summary: words.max(400),
  /** Date of first publication. */
  date: z.iso.date(),
  /** Date when the text's facts were last checked. */
  checked: z.iso.date(),
  version: z.int().positive(),
  sources: z.array(z.strictObject({ title: words.max(300), url: ProseHref.optional() })).default([]),
};

const articles = z.strictObject({
  ...commonFields,
  category: z.enum(ARTICLE_CATEGORIES),
  cover: z.enum(COVER_NAMES).optional(),
  /** Ids of `packages/reference`: a governorate, and optionally one of its cities. */
  area: z.strictObject({ gover: z.int().positive(), city: z.int().positive().optional() }).optional(),
});
const questions = z.strictObject({ ...commonFields, group: z.enum(QUESTION_GROUPS), order });
const services = z.strictObject({ ...commonFields, order });
const pages = z.strictObject({ ...commonFields, review: z.enum(['lawyer']).optional() });

export interface FrontMatters {
  articles: z.infer<typeof articles>;
  questions: z.infer<typeof questions>;
  services: z.infer<typeof services>;
  finance: z.infer<typeof services>;
  pages: z.infer<typeof pages>;
}

export const FRONT_MATTER_SCHEMAS: { readonly [K in TextKind]: z.ZodType<FrontMatters[K]> } = {
  articles,
  questions,
  services,
  finance: services,
  pages,
};
