import { ConfirmIdentity, HasPassword } from '@mashrabiya/ui';
import { type ReactNode, useState } from 'react';
import { canUsePasskeys } from '../../session/passkeys.ts';
import { useConfirmation, useIsConfirmed } from '../../session/useConfirmation.ts';
import { useLoginMethods, usePasskeys } from './useAccount.ts';

interface ConfirmFirstProps {
  /** Whether the change asks for the password; the answer at first holds. */
  isNeeded?: boolean;
  onCancel: () => void;
  children?: ReactNode;
}

/**
 * Shows a change of the account that asks for the password. Where the account has none, a linked provider or a passkey
 * confirms first who changes it.
 */
export function ConfirmFirst({ isNeeded = true, onCancel, children }: ConfirmFirstProps) {
  const { data: methods, isError } = useLoginMethods();
  const hasPassword = methods?.data.has_password ?? (isError || undefined);
  // A change that succeeds, such as the first password, must not take its form away.
  const [initial, setInitial] = useState(isNeeded ? hasPassword : true);
  if (initial === undefined && hasPassword !== undefined) setInitial(hasPassword);
  const isConfirmed = useIsConfirmed();
  if (initial === undefined) return null;
  if (initial) return children;
  return isConfirmed ? <HasPassword value={false}>{children}</HasPassword> : <Confirmation onCancel={onCancel} />;
}

/** Asks for a confirmation by whichever login method the account has. */
function Confirmation({ onCancel }: { onCancel: () => void }) {
  const linked = useLoginMethods().data?.data.identities.map(({ provider }) => provider) ?? [];
  const passkeys = usePasskeys().data?.data ?? [];
  const { providers, busy, problem, onProvider, onPasskey } = useConfirmation(true);
  const hasPasskey = passkeys.length > 0 && canUsePasskeys();
  return (
    <ConfirmIdentity
      providers={providers.filter((provider) => linked.includes(provider))}
      onProvider={onProvider}
      {...(hasPasskey && { onPasskey: () => void onPasskey() })}
      {...(busy && { busy })}
      {...(problem !== undefined && { problem })}
      onCancel={onCancel}
    />
  );
}
