import type { EmailChangeInput, PasswordChangeInput, ProfileInput, User } from '@mashrabiya/contract';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { OWN } from '../api/own.ts';
import { profileQuery } from '../api/profile.ts';
import { changeSessionAtom, ownContextAtom, reloadAtom, sessionAtom } from './atoms.ts';

/** What a person does with their own account; each rejects with what the server refused. */
export function useAccountChanges() {
  const store = useStore();
  const own = useAtomValue(ownContextAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const changeSession = useSetAtom(changeSessionAtom);
  const { client, person } = own;

  const show = ({ data }: { data: User }) => {
    queryClient.setQueryData(profileQuery(own).queryKey, data);
    const session = store.get(sessionAtom);
    if (session) changeSession({ ...session, user: data });
  };
  const renew = () => queryClient.invalidateQueries({ queryKey: [OWN, person] });
  return {
    updateProfile: (body: ProfileInput) => client('updateProfile', { body }).then(show),
    setPhone: (phone: string) => client('setPhone', { body: { phone } }).then(show),
    changePassword: (body: PasswordChangeInput) => client('changePassword', { body }).then(renew),
    changeEmail: (body: EmailChangeInput) => client('changeEmail', { body }).then(renew),
    endSession: (id: string) => client('endSession', { params: { id } }).then(renew),
    endOtherSessions: () => client('endOtherSessions', {}).then(renew),
    resendVerification: () => client('resendVerification', {}),
    deleteAccount: async (current_password: string) => {
      await client('deleteAccount', { body: { current_password } });
      changeSession(null);
      store.get(reloadAtom).reload();
    },
  };
}
