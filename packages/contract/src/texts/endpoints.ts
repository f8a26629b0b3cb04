import type { Endpoint } from '../call/endpoint.ts';

export const textEndpoints = {
  getManagement: { method: 'GET', path: '/management', access: 'public' },
  getFinancial: { method: 'GET', path: '/financial', access: 'public' },
  listNews: { method: 'GET', path: '/news', access: 'public' },
  getArticle: { method: 'GET', path: '/news/{slug}', access: 'public' },
  getQuestions: { method: 'GET', path: '/questions', access: 'public' },
  getPage: { method: 'GET', path: '/pages/{slug}', access: 'public' },
} as const satisfies Record<string, Endpoint>;
