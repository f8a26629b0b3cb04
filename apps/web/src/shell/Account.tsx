import { AccountLink } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useApiQuery } from '../api/useApiQuery.ts';
import { paths } from '../routing/paths.ts';
import { personAtom } from '../session/atoms.ts';
import { useAskLogin } from '../session/useAskLogin.ts';

export function Account() {
  const person = useAtomValue(personAtom);
  const { data: profile } = useApiQuery('getProfile', person ? {} : undefined);
  const askLogin = useAskLogin();
  return (
    <AccountLink
      href={paths.profile}
      person={person && { name: person.name, picture: profile?.data.profile_pic ?? null }}
      onLogin={() => askLogin()}
    />
  );
}
