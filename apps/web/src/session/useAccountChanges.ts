import type {
  CallName,
  EmailChangeInput,
  LanguageInput,
  PasswordChangeInput,
  ProfileDraft,
  TwoFactorProofInput,
  User,
} from '@mashrabiya/contract';
import { useSetAtom, useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import { createChange } from '../api/cacheChange.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { saveFlashMessage } from '../device/flashMessage.ts';
import { changeSessionAtom, reloadAtom, sessionAtom } from './atoms.ts';

const SECURITY_CALLS: readonly CallName[] = [
  'getProfile',
  'listSessions',
  'listAuditEvents',
  'getTwoFactor',
  'getLoginMethods',
];

/** Changes of the user's account; each rejects with an `ApiError`. */
export function useAccountChanges() {
  const { t } = useTranslation();
  const store = useStore();
  const changeSession = useSetAtom(changeSessionAtom);

  const profileEffects = {
    invalidates: ['listAuditEvents'] as const,
    writes: (answer: { data: User }) => [
      createChange('getProfile', (profile) => ({ data: { ...profile.data, ...answer.data } })),
    ],
  };
  const updateProfile = useApiMutation('updateProfile', profileEffects);
  const setPhone = useApiMutation('setPhone', profileEffects);
  const requestPhoneCode = useApiMutation('requestPhoneCode');
  const confirmPhone = useApiMutation('confirmPhone', profileEffects);
  const setLanguage = useApiMutation('setLanguage');
  const changePassword = useApiMutation('changePassword', { invalidates: SECURITY_CALLS });
  const changeEmail = useApiMutation('changeEmail', { invalidates: SECURITY_CALLS });
  const endSession = useApiMutation('endSession', {
    invalidates: SECURITY_CALLS,
    toast: { done: t('account:devices.ended') },
  });
  const endOtherSessions = useApiMutation('endOtherSessions', {
    invalidates: SECURITY_CALLS,
    toast: { done: t('account:devices.othersEnded') },
  });
  const beginTwoFactor = useApiMutation('beginTwoFactor');
  const confirmTwoFactor = useApiMutation('confirmTwoFactor', { invalidates: SECURITY_CALLS });
  const disableTwoFactor = useApiMutation('disableTwoFactor', { invalidates: SECURITY_CALLS });
  const renewRecoveryCodes = useApiMutation('renewRecoveryCodes', { invalidates: SECURITY_CALLS });
  const unlinkIdentity = useApiMutation('unlinkIdentity', { invalidates: SECURITY_CALLS });
  const deleteAccount = useApiMutation('deleteAccount');

  /** Returns a function that stores the changed user, who is part of the stored session. */
  const createUserSaver = () => {
    const tokenBefore = store.get(sessionAtom)?.token;
    return ({ data }: { data: User }) => {
      const session = store.get(sessionAtom);
      // Another user may have logged in before the response arrived.
      if (session && session.token === tokenBefore) changeSession({ ...session, user: data });
    };
  };
  return {
    updateProfile: ({ avatar, ...body }: ProfileDraft) =>
      updateProfile.mutateAsync({ body, files: { avatar: avatar ?? undefined } }).then(createUserSaver()),
    setPhone: (phone: string) => setPhone.mutateAsync({ body: { phone } }).then(createUserSaver()),
    requestPhoneCode: () => requestPhoneCode.mutateAsync({}),
    confirmPhone: (code: string) => confirmPhone.mutateAsync({ body: { code } }).then(createUserSaver()),
    /** Sets the language of emails; a failure is ignored. */
    setLanguage: (language: LanguageInput['language']) =>
      setLanguage.mutateAsync({ body: { language } }).catch(() => undefined),
    changePassword: (body: PasswordChangeInput) => changePassword.mutateAsync({ body }),
    changeEmail: (body: EmailChangeInput) => changeEmail.mutateAsync({ body }),
    beginTwoFactor: (current_password: string | null) =>
      beginTwoFactor.mutateAsync({ body: { current_password } }).then(({ data }) => data),
    confirmTwoFactor: (code: string) =>
      confirmTwoFactor.mutateAsync({ body: { code } }).then(({ data }) => data.recovery_codes),
    disableTwoFactor: (body: TwoFactorProofInput) => disableTwoFactor.mutateAsync({ body }),
    renewRecoveryCodes: (body: TwoFactorProofInput) =>
      renewRecoveryCodes.mutateAsync({ body }).then(({ data }) => data.recovery_codes),
    unlinkIdentity: (id: string, current_password: string | null) =>
      unlinkIdentity.mutateAsync({ params: { id }, body: { current_password } }),
    endSession,
    endOtherSessions,
    deleteAccount: async (current_password: string | null) => {
      await deleteAccount.mutateAsync({ body: { current_password } });
      changeSession(null);
      saveFlashMessage({ kind: 'success', message: t('pages:login.deleted') });
      store.get(reloadAtom).reload();
    },
  };
}
