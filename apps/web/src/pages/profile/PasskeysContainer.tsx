import { Passkeys } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { clockAtom } from '../../atoms/app.ts';
import { canUsePasskeys, usePasskeyChanges } from '../../session/passkeys.ts';
import { usePasskeys } from './useAccount.ts';

export function PasskeysContainer({ onClose }: { onClose: () => void }) {
  const passkeys = usePasskeys();
  const now = useAtomValue(clockAtom);
  const { add, remove } = usePasskeyChanges();
  return (
    <Passkeys
      passkeys={passkeys.data?.data}
      failed={hasLoadFailed(passkeys)}
      onRetry={() => void passkeys.refetch()}
      now={now}
      isSupported={canUsePasskeys()}
      onAdd={add}
      onRemove={remove}
      onClose={onClose}
    />
  );
}
