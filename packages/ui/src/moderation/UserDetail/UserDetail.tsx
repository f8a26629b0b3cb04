import styled from '@emotion/styled';
import type { BlockInput } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useState } from 'react';
import { minWidthQuery } from '../../theme/tokens.ts';
import { BlockForm, type BlockFormProps } from '../BlockForm/BlockForm.tsx';
import { caseStyles } from '../CaseFrame/caseStyles.ts';
import { SellerTools } from '../SellerRecord/SellerTools.tsx';
import { CompanyTools, type CompanyToolsProps } from './CompanyTools.tsx';
import { LogOutEverywhere, type LogOutEverywhereProps } from './LogOutEverywhere.tsx';
import { RoleForm, type RoleFormProps } from './RoleForm.tsx';
import { UserFacts, type UserFactsProps } from './UserFacts.tsx';

export interface UserDetailProps extends Omit<ComponentPropsWithRef<'article'>, 'children'>, UserFactsProps {
  logHref: string;
  /** Blocks the user. Rejects with the server's problems; see `useCallForm`. */
  onBlock(reasons: BlockInput): Promise<unknown>;
  /** Unblocks the user. Rejects with the server's problems. */
  onUnblock(reasons: BlockInput): Promise<unknown>;
  /** Revokes the approval of the user's company; absent for the moderator's own. Rejects with the server's problems. */
  onRevokeCompany?: CompanyToolsProps['onRevoke'];
  /** Changes the role; set for administrators only. */
  onRoleChange?: RoleFormProps['onRoleChange'] | undefined;
  /** Ends all sessions of the user; set for administrators only. */
  onLogOut?: LogOutEverywhereProps['onLogOut'] | undefined;
  isLoggingOut?: boolean;
}

const Root = styled('article')(caseStyles, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  '& > aside': { display: 'grid', gap: 24 },
  [`@media ${minWidthQuery('desktop')}`]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
});

export function UserDetail({
  user,
  now,
  getAdHref,
  logHref,
  onBlock,
  onUnblock,
  onRevokeCompany,
  onRoleChange,
  onLogOut,
  isLoggingOut = false,
  ...article
}: UserDetailProps) {
  const [openForm, setOpenForm] = useState<BlockFormProps['action'] | null>(null);
  const { blocked } = user;
  const isSeller = user.ads > 0;
  const send = async (reasons: BlockInput) => {
    await (openForm === 'unblock' ? onUnblock(reasons) : onBlock(reasons));
    setOpenForm(null);
  };
  return (
    <Root aria-label={user.name} {...article}>
      <UserFacts user={user} now={now} getAdHref={getAdHref} />
      <aside>
        <div className="sheet">
          {openForm ? (
            <BlockForm action={openForm} isSeller={isSeller} onSend={send} onBack={() => setOpenForm(null)} />
          ) : (
            <SellerTools
              blocked={blocked}
              logHref={logHref}
              canBeBlocked={user.role === 'user'}
              isSeller={isSeller}
              onOpenForm={setOpenForm}
            >
              {onLogOut && <LogOutEverywhere name={user.name} isLoggingOut={isLoggingOut} onLogOut={onLogOut} />}
            </SellerTools>
          )}
        </div>
        {user.company && (
          <div className="sheet">
            <CompanyTools company={user.company} onRevoke={onRevokeCompany} />
          </div>
        )}
        {onRoleChange && !blocked && (
          <div className="sheet">
            <RoleForm key={user.role} role={user.role} onRoleChange={onRoleChange} />
          </div>
        )}
      </aside>
    </Root>
  );
}
