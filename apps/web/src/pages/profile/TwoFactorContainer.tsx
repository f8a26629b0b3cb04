import { TwoFactorSettings, TwoFactorSetup } from '@mashrabiya/ui';
import { useState } from 'react';
import { useAccountChanges } from '../../session/useAccountChanges.ts';
import { useTwoFactor } from './useAccount.ts';

export function TwoFactorContainer({ onClose }: { onClose: () => void }) {
  const { data } = useTwoFactor();
  const changes = useAccountChanges();
  // The first answer counts: it changes while the recovery codes are shown.
  const [wasEnabled] = useState(data?.data.enabled ?? false);
  if (wasEnabled) {
    return (
      <TwoFactorSettings
        codesLeft={data?.data.recovery_codes_left ?? 0}
        onRenew={changes.renewRecoveryCodes}
        onTurnOff={(proof) => changes.disableTwoFactor(proof).then(onClose)}
        onClose={onClose}
      />
    );
  }
  return (
    <TwoFactorSetup
      onStart={changes.beginTwoFactor}
      onConfirm={changes.confirmTwoFactor}
      onDone={onClose}
      onCancel={onClose}
    />
  );
}
