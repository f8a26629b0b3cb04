import { defineDomain } from '../app/defineDomain.ts';
import { getArticle } from './calls/getArticle.ts';
import { getPage } from './calls/getPage.ts';
import { getQuestions } from './calls/getQuestions.ts';
import { listNews } from './calls/listNews.ts';
import { getFinancial, getManagement } from './calls/topics.ts';

export const texts = defineDomain({
  handlers: {
    getManagement,
    getFinancial,
    listNews,
    getArticle,
    getQuestions,
    getPage,
  },
});
