import { AfterLoginPrompt, PhonePrompt } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { paths } from '../routing/paths.ts';
import { useUrlPanel } from '../routing/useUrlPanel.ts';
import { userAtom } from './atoms.ts';
import { useAccountChanges } from './useAccountChanges.ts';

export default function AfterLoginPanels() {
  useTranslation(['account', 'forms']);
  const user = useAtomValue(userAtom);
  const { setPhone } = useAccountChanges();
  const phone = useUrlPanel('add-phone');
  const next = useUrlPanel('continue');
  return (
    <>
      <PhonePrompt open={phone.open} onClose={phone.onClose} onSubmit={setPhone} />
      <AfterLoginPrompt
        open={next.open}
        onClose={next.onClose}
        profileHref={paths.profile}
        userName={user?.name ?? null}
      />
    </>
  );
}
