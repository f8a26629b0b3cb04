import { ConfirmIdentity, HasPasswordContext } from '@mashrabiya/ui';
import { type ReactNode, useState } from 'react';
import { canUsePasskeys } from '../../session/passkeys.ts';
import { useConfirmation, useIsConfirmed } from '../../session/useConfirmation.ts';
import { useLoginMethods, usePasskeys } from './useAccount.ts';

interface RequireConfirmationProps {
  /** True if the change needs the password; only the initial value counts. */
  isNeeded?: boolean;
  onCancel: () => void;
  children?: ReactNode;
}

/** Account change that needs the password. Without one, a linked provider or a passkey confirms the user. */
export function RequireConfirmation({ isNeeded = true, onCancel, children }: RequireConfirmationProps) {
  const { data: methods, isError } = useLoginMethods();
  const hasPassword = methods?.data.has_password ?? (isError || undefined);
  // A change that succeeds, such as setting the first password, must not remove its form.
  const [canSkipConfirmation, setCanSkipConfirmation] = useState(isNeeded ? hasPassword : true);
  if (canSkipConfirmation === undefined && hasPassword !== undefined) setCanSkipConfirmation(hasPassword);
  const isConfirmed = useIsConfirmed();
  if (canSkipConfirmation === undefined) return null;
  if (canSkipConfirmation) return children;
  return isConfirmed ? (
    <HasPasswordContext value={false}>{children}</HasPasswordContext>
  ) : (
    <Confirmation onCancel={onCancel} />
  );
}

function Confirmation({ onCancel }: { onCancel: () => void }) {
  const linkedProviders = useLoginMethods().data?.data.identities.map(({ provider }) => provider) ?? [];
  const passkeys = usePasskeys().data?.data ?? [];
  const { providers, pendingMethod, problem, onSelectProvider, onSelectPasskey } = useConfirmation(true);
  const hasPasskey = passkeys.length > 0 && canUsePasskeys();
  return (
    <ConfirmIdentity
      providers={providers.filter((provider) => linkedProviders.includes(provider))}
      onSelectProvider={onSelectProvider}
      {...(hasPasskey && { onSelectPasskey: () => void onSelectPasskey() })}
      {...(pendingMethod && { pendingMethod })}
      {...(problem !== undefined && { problem })}
      onCancel={onCancel}
    />
  );
}
