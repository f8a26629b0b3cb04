import { AccountLink } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useApiQuery } from '../api/useApiQuery.ts';
import { paths } from '../routing/paths.ts';
import { userAtom } from '../session/atoms.ts';
import { useRequireLogin } from '../session/useRequireLogin.ts';

export function AccountLinkContainer() {
  const user = useAtomValue(userAtom);
  const { data: profile } = useApiQuery('getProfile', user ? {} : undefined);
  const requireLogin = useRequireLogin();
  return (
    <AccountLink
      href={paths.profile}
      user={user && { name: user.name, picture: profile?.data.profile_pic ?? null }}
      onLogin={() => requireLogin()}
    />
  );
}
