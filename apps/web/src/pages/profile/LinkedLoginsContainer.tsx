import { LinkedLogins } from '@mashrabiya/ui';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useAccountChanges } from '../../session/useAccountChanges.ts';
import { RequireConfirmation } from './RequireConfirmation.tsx';
import { useLoginMethods, usePasskeys } from './useAccount.ts';

/** The user's linked logins; confirmation is needed only if one can be unlinked. */
export function LinkedLoginsContainer({ onClose }: { onClose: () => void }) {
  const methods = useLoginMethods();
  const passkeys = usePasskeys().data?.data ?? [];
  const { unlinkIdentity } = useAccountChanges();
  const identities = methods.data?.data.identities;
  const hasOtherMethod = methods.data?.data.has_password === true || passkeys.length > 0;
  const logins = (
    <LinkedLogins
      identities={identities}
      failed={hasLoadFailed(methods)}
      onRetry={() => void methods.refetch()}
      hasOtherMethod={hasOtherMethod}
      onUnlink={unlinkIdentity}
      onClose={onClose}
    />
  );
  if (!identities) return logins;
  return (
    <RequireConfirmation isNeeded={hasOtherMethod || identities.length > 1} onCancel={onClose}>
      {logins}
    </RequireConfirmation>
  );
}
