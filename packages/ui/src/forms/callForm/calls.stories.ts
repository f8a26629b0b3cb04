import { getProblemStatus, type Problem, type ProblemCode } from '@mashrabiya/contract';
import { getErrorMessage } from '@mashrabiya/i18n';

/** The server's problem for a code, in the language of the page. */
const createProblem = (code: ProblemCode, pointer?: string): Problem => ({
  status: String(getProblemStatus(code)),
  code,
  title: getErrorMessage(code, document.documentElement.lang.startsWith('en') ? 'en' : 'ar'),
  ...(pointer !== undefined && { source: { pointer } }),
});

/** A call that the server refuses, at a field if a pointer is given. */
export const rejectWith = (code: ProblemCode, pointer?: string) => () =>
  Promise.reject(Object.assign(new Error(code), { code, problems: [createProblem(code, pointer)] }));

export const rejectOffline = () => Promise.reject(Object.assign(new Error('network'), { code: 'network' }));

export const accept = () => Promise.resolve();

export const stayPending = () => new Promise<never>(() => {});
