import { type Problem, type ProblemCode, statusOf } from '@mashrabiya/contract';
import { errorMessage } from '@mashrabiya/i18n';

/** What the server says of a code, in the language of the page. */
const problemOf = (code: ProblemCode, pointer?: string): Problem => ({
  status: String(statusOf(code)),
  code,
  title: errorMessage(code, document.documentElement.lang.startsWith('en') ? 'en' : 'ar'),
  ...(pointer !== undefined && { source: { pointer } }),
});

/** A call that the server refuses, at a field where a pointer is given. */
export const refused = (code: ProblemCode, pointer?: string) => () =>
  Promise.reject(Object.assign(new Error(code), { code, problems: [problemOf(code, pointer)] }));

/** A call that no answer comes to. */
export const offline = () => Promise.reject(Object.assign(new Error('network'), { code: 'network' }));

/** A call that the server takes. */
export const taken = () => Promise.resolve();

/** A call that is under way for as long as the story is looked at. */
export const underWay = () => new Promise<never>(() => {});
