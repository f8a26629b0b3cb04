import { queryOptions } from '@tanstack/react-query';
import { OWN, type OwnContext } from './own.ts';

/** The account of the person who is logged in. */
export const profileQuery = ({ client, language, person }: OwnContext) =>
  queryOptions({
    queryKey: [OWN, person, 'profile', language],
    queryFn: ({ signal }) => client('getProfile', {}, signal).then(({ data }) => data),
    enabled: person !== '',
  });
