import { ContinueOrProfile, PhonePrompt } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { paths } from '../routing/paths.ts';
import { useSlider } from '../routing/useSlider.ts';
import { userAtom } from './atoms.ts';
import { useAccountChanges } from './useAccountChanges.ts';

export default function AfterLoginPanels() {
  useTranslation(['account', 'forms']);
  const user = useAtomValue(userAtom);
  const { setPhone } = useAccountChanges();
  const phone = useSlider('add-phone');
  const next = useSlider('continue');
  return (
    <>
      <PhonePrompt open={phone.open} onClose={phone.onClose} onSubmit={setPhone} />
      <ContinueOrProfile
        open={next.open}
        onClose={next.onClose}
        profileHref={paths.profile}
        userName={user?.name ?? null}
      />
    </>
  );
}
