import { Passkeys } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { clockAtom } from '../../atoms/app.ts';
import { canUsePasskeys, usePasskeyChanges } from '../../session/passkeys.ts';
import { usePasskeys } from './useAccount.ts';

export function PasskeysContainer({ onClose }: { onClose: () => void }) {
  const { data, isError, refetch } = usePasskeys();
  const now = useAtomValue(clockAtom);
  const { add, remove } = usePasskeyChanges();
  return (
    <Passkeys
      passkeys={data?.data}
      failed={isError && !data}
      onRetry={() => void refetch()}
      now={now}
      isSupported={canUsePasskeys()}
      onAdd={add}
      onRemove={remove}
      onClose={onClose}
    />
  );
}
