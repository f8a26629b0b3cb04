import { useAtom, useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../api/useApiMutation.ts';
import { useApiQuery } from '../api/useApiQuery.ts';
import { atomWithDeviceStorage, createListParser } from '../device/atomWithDeviceStorage.ts';
import { paths } from '../routing/paths.ts';
import { userAtom } from '../session/atoms.ts';
import { useIsConfirmed } from '../session/useConfirmation.ts';

/** More accounts than anyone uses on a device. */
const MAX_ACCOUNTS = 20;

/** Emails of accounts that declined the offer. */
const declinedAtom = atomWithDeviceStorage(
  'accountOffersDeclined',
  createListParser((value): value is string => typeof value === 'string', MAX_ACCOUNTS),
);

/** Offer to set a password; undefined for visitors, for accounts with a login method, and once it is declined. */
export function useSetPasswordOffer() {
  const { t } = useTranslation();
  const email = useAtomValue(userAtom)?.email;
  const [declined, setDeclined] = useAtom(declinedAtom);
  const isOpen = email !== undefined && !declined.includes(email);
  const methods = useApiQuery('getLoginMethods', isOpen ? {} : undefined).data?.data;
  const hasNeither = isOpen && methods?.has_password === false && methods.identities.length === 0;
  const passkeys = useApiQuery('listPasskeys', hasNeither ? {} : undefined).data?.data;
  const mailLink = useApiMutation('forgotPassword', { toast: { done: t('messages:offer.mailed') } });
  const isConfirmed = useIsConfirmed();
  if (!hasNeither || passkeys?.length !== 0) return undefined;
  const decline = () => setDeclined((previous) => [email, ...previous].slice(0, MAX_ACCOUNTS));
  return {
    passwordHref: isConfirmed ? `${paths.profileTab('security')}&slider=password` : null,
    onMailLink: () => mailLink.mutate({ body: { email } }),
    mailing: mailLink.isPending,
    onDismiss: () => void decline(),
  };
}
