import { type Problem, type ProblemCode, statusOf } from '@mashrabiya/contract';
import { errorMessage } from '@mashrabiya/i18n';

/** The server's problem for a code, in the language of the page. */
const problemOf = (code: ProblemCode, pointer?: string): Problem => ({
  status: String(statusOf(code)),
  code,
  title: errorMessage(code, document.documentElement.lang.startsWith('en') ? 'en' : 'ar'),
  ...(pointer !== undefined && { source: { pointer } }),
});

/** A call that the server refuses, at a field if a pointer is given. */
export const refused = (code: ProblemCode, pointer?: string) => () =>
  Promise.reject(Object.assign(new Error(code), { code, problems: [problemOf(code, pointer)] }));

export const offline = () => Promise.reject(Object.assign(new Error('network'), { code: 'network' }));

export const taken = () => Promise.resolve();

export const underWay = () => new Promise<never>(() => {});
