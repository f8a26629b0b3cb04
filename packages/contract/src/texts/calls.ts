import { z } from 'zod';
import { MARKET_CACHING, TEXT_CACHING } from '../call/caching.ts';
import { defineCall } from '../call/call.ts';
import { PAGE_SLUGS } from '../constants/textVocabulary.ts';
import { textEndpoints } from './endpoints.ts';
import { Article, ArticleSummary, QuestionGroup, TextPage } from './text.ts';

export const textCalls = {
  getManagement: defineCall(textEndpoints.getManagement, {
    summary: 'List property management services',
    description: 'Texts for owners, one per service.',
    cache: TEXT_CACHING,
    answer: z.object({ data: z.array(TextPage) }),
    errors: [],
  }),
  getFinancial: defineCall(textEndpoints.getFinancial, {
    summary: 'List financial topics',
    description: 'Texts for buyers, one per topic.',
    cache: TEXT_CACHING,
    answer: z.object({ data: z.array(TextPage) }),
    errors: [],
  }),
  listNews: defineCall(textEndpoints.listNews, {
    summary: 'List articles',
    description: 'All articles, the latest first.',
    cache: TEXT_CACHING,
    answer: z.object({ data: z.array(ArticleSummary) }),
    errors: [],
  }),
  getArticle: defineCall(textEndpoints.getArticle, {
    summary: 'Get an article',
    description: 'The article, others to read next, and properties of the area that it is about.',
    cache: MARKET_CACHING,
    params: z.object({ slug: z.string().max(200) }),
    answer: z.object({ data: Article }),
    errors: ['invalid_id', 'not_found'],
  }),
  getQuestions: defineCall(textEndpoints.getQuestions, {
    summary: 'List common questions',
    description: 'Questions and answers by subject.',
    cache: TEXT_CACHING,
    answer: z.object({ data: z.array(QuestionGroup) }),
    errors: [],
  }),
  getPage: defineCall(textEndpoints.getPage, {
    summary: 'Get a page of the site',
    description: 'About us, privacy policy, terms and conditions, or refund policy.',
    cache: TEXT_CACHING,
    params: z.object({ slug: z.enum(PAGE_SLUGS) }),
    answer: z.object({ data: TextPage }),
    errors: ['invalid_id', 'not_found'],
  }),
};
