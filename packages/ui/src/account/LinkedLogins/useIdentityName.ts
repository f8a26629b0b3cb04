import type { LinkedIdentity } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';

/** Returns a function that names a linked login: by its address, else by its provider. */
export function useIdentityName() {
  const { t } = useTranslation();
  return ({ provider, email }: LinkedIdentity): string => email ?? t(`account:logins.${provider ?? 'other'}`);
}
