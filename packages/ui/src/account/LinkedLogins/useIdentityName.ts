import type { LinkedIdentity } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';

/** Returns a function that names a linked login: its address, or its provider where the address is unknown. */
export function useIdentityName() {
  const { t } = useTranslation();
  return ({ provider, email }: LinkedIdentity): string => email ?? t(`account:logins.${provider ?? 'other'}`);
}
