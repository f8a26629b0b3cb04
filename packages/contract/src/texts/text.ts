import { z } from 'zod';
import { ARTICLE_CATEGORIES, QUESTION_GROUPS } from '../constants/vocabulary.ts';
import { PropertyCard } from '../listings/property.ts';

/** Name of a text: its file's, its address's. */
export const TextSlug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(80);

/**
 * Where a link in a text may lead: the web, a mail, a telephone, or a path of this site. A path never begins with two
 * slashes, and nothing holds white space, which browsers leave out before they read an address.
 */
export const ProseHref = z
  .string()
  .max(2000)
  .regex(/^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))[^\s\p{Cc}]*$/iu);

/** Words that look and act alike. `\n` breaks the line. */
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

/** A piece of a text to read. There is no kind that holds HTML. */
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

/** A part of a text under its own heading; the id is its address within the page, the same in both languages. */
export const ProseSection = z
  .object({ id: z.string(), title: z.string(), blocks: z.array(ProseBlock) })
  .meta({ id: 'ProseSection' });
export type ProseSection = z.infer<typeof ProseSection>;

/** What a text relies on. */
export const TextSource = z.object({ title: z.string(), url: ProseHref.nullable() }).meta({ id: 'TextSource' });
export type TextSource = z.infer<typeof TextSource>;

/** A text in the asker's language. */
export const TextPage = z
  .object({
    slug: TextSlug,
    title: z.string(),
    /** A sentence or two, also for search engines and lists. */
    summary: z.string(),
    /** First published. */
    date: z.iso.date(),
    /** When its facts were last checked. */
    checked: z.iso.date(),
    version: z.int().positive(),
    /** Before the first heading. */
    opening: z.array(ProseBlock),
    sections: z.array(ProseSection),
    sources: z.array(TextSource),
    /** Who has still to review it. */
    review: z.enum(['lawyer']).nullable(),
  })
  .meta({ id: 'TextPage' });
export type TextPage = z.infer<typeof TextPage>;

/** An article as lists show it. */
export const ArticleSummary = TextPage.pick({ slug: true, title: true, summary: true, date: true })
  .extend({
    category: z.enum(ARTICLE_CATEGORIES),
    /** Whole minutes that reading takes. */
    minutes: z.int().positive(),
  })
  .meta({ id: 'ArticleSummary' });
export type ArticleSummary = z.infer<typeof ArticleSummary>;

/** The part of Egypt that an article speaks of. */
export const ArticleArea = z
  .object({ gover: z.int(), gover_name: z.string(), city: z.int().nullable(), city_name: z.string().nullable() })
  .meta({ id: 'ArticleArea' });
export type ArticleArea = z.infer<typeof ArticleArea>;

/** An article with all that its own page shows. */
export const Article = TextPage.extend({
  ...ArticleSummary.shape,
  area: ArticleArea.nullable(),
  /** Others to read next, those of its category first. */
  related: z.array(ArticleSummary),
  /** The newest homes in its area; none without one. */
  homes: z.array(PropertyCard),
}).meta({ id: 'Article' });
export type Article = z.infer<typeof Article>;

/** A question with its answer; the slug is its address within the page. */
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
