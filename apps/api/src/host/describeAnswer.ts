import { API_PREFIX, type CallName, endpoints } from '@mashrabiya/contract';
import type { SpanResult } from '../core/Span.ts';
import type { RequestResult } from './measureRequest.ts';

const isCall = (route: string): route is CallName => Object.hasOwn(endpoints, route);

/** Result of a request's span. Paths are left out: those of shared lists and unsubscribe links contain tokens. */
export const describeAnswer = ({ method, route, status }: RequestResult): SpanResult => ({
  name: `${method} ${route}`,
  attributes: {
    'http.route': isCall(route) ? API_PREFIX + endpoints[route].path : route,
    'http.response.status_code': status,
  },
  error: status >= 500 ? String(status) : undefined,
});
