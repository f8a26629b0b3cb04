import { API_PREFIX, type Call, type CallName, calls, JSON_API_TYPE } from '@mashrabiya/contract';
import { errorResponse } from '@mashrabiya/mocks';
import { getResponse, type HttpHandler, HttpResponse, http } from 'msw';

interface Page {
  last_page: number;
  data?: unknown;
}

const readPage = async (request: Request): Promise<number> => {
  const inQuery = new URL(request.url).searchParams.get('page');
  if (inQuery || request.method === 'GET') return Number(inQuery ?? 1);
  return (await request.clone().json()).page ?? 1;
};

const toPattern = ({ path }: Call) => `*${API_PREFIX}${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** Calls the listener at each request of a call; without a response from it, the other handlers answer. */
function interceptCall(name: CallName, onRequest: () => Response | undefined): HttpHandler {
  const call: Call = calls[name];
  return http.all(toPattern(call), ({ request }) => (request.method === call.method ? onRequest() : undefined));
}

/** After a change, which the other handlers answer, the refetch of a call fails. */
export function failRefetchAfter(change: CallName, name: CallName): HttpHandler[] {
  let isChanged = false;
  return [
    interceptCall(change, () => {
      isChanged = true;
      return undefined;
    }),
    interceptCall(name, () => (isChanged ? errorResponse('too_many_requests') : undefined)),
  ];
}

/** Gives the list of a call at least two pages; requests of one page fail as long as the listener returns true. */
export function failPage(
  name: CallName,
  page: number,
  handlers: HttpHandler[],
  onPageRequest: () => boolean,
): HttpHandler {
  const call: Call = calls[name];
  return http.all(toPattern(call), async ({ request }) => {
    if (request.method !== call.method) return undefined;
    const requestedPage = await readPage(request);
    if (requestedPage === page && onPageRequest()) return errorResponse('too_many_requests');
    const response = await getResponse(handlers, request);
    const answer = await response?.json();
    const position: Page = 'current_page' in answer ? answer : answer.data;
    if (requestedPage > position.last_page) position.data = [];
    Object.assign(position, { current_page: requestedPage, last_page: Math.max(2, position.last_page) });
    return HttpResponse.json(answer, { headers: { 'content-type': JSON_API_TYPE } });
  });
}
