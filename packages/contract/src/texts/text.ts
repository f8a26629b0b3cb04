import { z } from 'zod';
import { ARTICLE_CATEGORIES, QUESTION_GROUPS } from '../constants/textVocabulary.ts';
import { PropertyCard, PropertyImage } from '../listings/property.ts';

/** Name of a text: its file name and its address. */
export const TextSlug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(80);

/**
 * Allowed targets of a link in a text: the web, a mail, a telephone, or a path of this site. A path never begins with
 * two slashes, and none contains white space, which browsers strip before they parse an address.
 */
export const ProseHref = z
  .string()
  .max(2000)
  .regex(/^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))[^\s\p{Cc}]*$/iu);

/** Words with the same formatting. `\n` breaks the line. */
export const ProseSpan = z
  .object({
    text: z.string(),
    strong: z.boolean().optional(),
    emphasis: z.boolean().optional(),
    href: ProseHref.optional(),
  })
  .meta({ id: 'ProseSpan' });
export type ProseSpan = z.infer<typeof ProseSpan>;

const line = z.array(ProseSpan);

/** A block of a text. No kind holds HTML. */
export const ProseBlock = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), spans: line }),
    z.object({ kind: z.literal('heading'), spans: line }),
    z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(line) }),
    z.object({ kind: z.literal('note'), spans: line }),
    z.object({ kind: z.literal('table'), head: z.array(line), rows: z.array(z.array(line)) }),
  ])
  .meta({ id: 'ProseBlock' });
export type ProseBlock = z.infer<typeof ProseBlock>;

/** A part of a text under its own heading; the id is its fragment in the page, the same in both languages. */
export const ProseSection = z
  .object({ id: z.string(), title: z.string(), blocks: z.array(ProseBlock) })
  .meta({ id: 'ProseSection' });
export type ProseSection = z.infer<typeof ProseSection>;

export const TextSource = z.object({ title: z.string(), url: ProseHref.nullable() }).meta({ id: 'TextSource' });
export type TextSource = z.infer<typeof TextSource>;

export const TextPage = z
  .object({
    slug: TextSlug,
    title: z.string(),
    /** One or two sentences, also for search engines and lists. */
    summary: z.string(),
    date: z.iso.date(),
    /** When the text's facts were last checked. */
    checked: z.iso.date(),
    version: z.int().positive(),
    opening: z.array(ProseBlock),
    sections: z.array(ProseSection),
    sources: z.array(TextSource),
    review: z.enum(['lawyer']).nullable(),
  })
  .meta({ id: 'TextPage' });
export type TextPage = z.infer<typeof TextPage>;

export const ArticleCover = PropertyImage.omit({ is_cover: true }).meta({ id: 'ArticleCover' });
export type ArticleCover = z.infer<typeof ArticleCover>;

export const ArticleSummary = TextPage.pick({ slug: true, title: true, summary: true, date: true })
  .extend({
    category: z.enum(ARTICLE_CATEGORIES),
    cover: ArticleCover.nullable(),
    /** Reading time in whole minutes. */
    minutes: z.int().positive(),
  })
  .meta({ id: 'ArticleSummary' });
export type ArticleSummary = z.infer<typeof ArticleSummary>;

export const ArticleArea = z
  .object({ gover: z.int(), gover_name: z.string(), city: z.int().nullable(), city_name: z.string().nullable() })
  .meta({ id: 'ArticleArea' });
export type ArticleArea = z.infer<typeof ArticleArea>;

export const Article = TextPage.extend({
  ...ArticleSummary.shape,
  area: ArticleArea.nullable(),
  /** Further reading, of the same category first. */
  related: z.array(ArticleSummary),
  /** Newest listings in the article's area; empty without one. */
  homes: z.array(PropertyCard),
}).meta({ id: 'Article' });
export type Article = z.infer<typeof Article>;

/** `slug` is the question's fragment in the page. */
export const Question = z
  .object({
    slug: TextSlug,
    question: z.string(),
    answer: z.array(ProseBlock),
    /** The question and its summary in the other language: a search finds it in either script. */
    also: z.string(),
  })
  .meta({ id: 'Question' });
export type Question = z.infer<typeof Question>;

export const QuestionGroup = z
  .object({ group: z.enum(QUESTION_GROUPS), questions: z.array(Question) })
  .meta({ id: 'QuestionGroup' });
export type QuestionGroup = z.infer<typeof QuestionGroup>;
