import type { BlockInput } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useState } from 'react';
import { BlockForm, type BlockFormProps } from '../BlockForm/BlockForm.tsx';
import { SellerTools } from '../SellerRecord/SellerTools.tsx';
import { RoleForm, type RoleFormProps } from './RoleForm.tsx';
import { UserFacts, type UserFactsProps, UserRoot } from './UserFacts.tsx';

export interface UserSheetProps extends Omit<ComponentPropsWithRef<'article'>, 'children'>, UserFactsProps {
  logHref: string;
  /** Blocks the user. Rejects with the server's problems; see `useCallForm`. */
  onBlock(reasons: BlockInput): Promise<unknown>;
  /** Unblocks the user. Rejects with the server's problems. */
  onUnblock(reasons: BlockInput): Promise<unknown>;
  /** Changes the role; set for administrators only. */
  onRole?: RoleFormProps['onRole'] | undefined;
}

export function UserSheet({ user, now, getAdHref, logHref, onBlock, onUnblock, onRole, ...article }: UserSheetProps) {
  const [openForm, setOpenForm] = useState<BlockFormProps['action'] | null>(null);
  const { blocked } = user;
  const send = async (reasons: BlockInput) => {
    await (openForm === 'unblock' ? onUnblock(reasons) : onBlock(reasons));
    setOpenForm(null);
  };
  return (
    <UserRoot aria-label={user.name} {...article}>
      <UserFacts user={user} now={now} getAdHref={getAdHref} />
      <aside className="main">
        <div className="sheet">
          {openForm ? (
            <BlockForm action={openForm} onSend={send} onBack={() => setOpenForm(null)} />
          ) : (
            <SellerTools
              blocked={blocked}
              logHref={logHref}
              canBeBlocked={user.role === 'user'}
              onOpenForm={setOpenForm}
            />
          )}
        </div>
        {onRole && !blocked && (
          <div className="sheet">
            <RoleForm key={user.role} role={user.role} onRole={onRole} />
          </div>
        )}
      </aside>
    </UserRoot>
  );
}
