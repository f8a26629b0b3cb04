import { queryOptions } from '@tanstack/react-query';
import { OWN, type OwnContext } from './own.ts';

/** What the keys of a person's account begin with. */
export const profileKey = (person: string) => [OWN, person, 'profile'];
const sessionsKey = (person: string) => [OWN, person, 'sessions'];

/** The account of the person who is logged in. */
export const profileQuery = ({ client, language, person }: OwnContext) =>
  queryOptions({
    queryKey: [...profileKey(person), language],
    queryFn: ({ signal }) => client('getProfile', {}, signal).then(({ data }) => data),
    enabled: person !== '',
  });

/** Where the person is logged in. */
export const sessionsQuery = ({ client, person }: OwnContext) =>
  queryOptions({
    queryKey: sessionsKey(person),
    queryFn: ({ signal }) => client('listSessions', {}, signal).then(({ data }) => data),
    enabled: person !== '',
  });

/** What happened to the account. */
export const auditQuery = ({ client, person }: OwnContext) =>
  queryOptions({
    queryKey: [OWN, person, 'audit'],
    queryFn: ({ signal }) => client('listAuditEvents', {}, signal).then(({ data }) => data),
    enabled: person !== '',
  });
