import type { BlockInput } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useState } from 'react';
import { BlockForm, type BlockFormProps } from '../BlockForm/BlockForm.tsx';
import { SellerTools } from '../SellerRecord/SellerTools.tsx';
import { PersonFacts, type PersonFactsProps, PersonRoot } from './PersonFacts.tsx';
import { RoleForm, type RoleFormProps } from './RoleForm.tsx';

export interface PersonSheetProps extends Omit<ComponentPropsWithRef<'article'>, 'children'>, PersonFactsProps {
  /** Log of events about the user. */
  logHref: string;
  /** Blocks the user. Rejects with the server's problems; see `useCallForm`. */
  onBlock(reasons: BlockInput): Promise<unknown>;
  /** Unblocks the user. Rejects with the server's problems. */
  onUnblock(reasons: BlockInput): Promise<unknown>;
  /** Changes the role; set for administrators only. */
  onRole?: RoleFormProps['onRole'] | undefined;
}

/** Facts about a user, and actions of moderators. */
export function PersonSheet({
  person,
  now,
  adHrefOf,
  logHref,
  onBlock,
  onUnblock,
  onRole,
  ...article
}: PersonSheetProps) {
  const [asked, setAsked] = useState<BlockFormProps['act'] | null>(null);
  const { blocked } = person;
  const send = async (reasons: BlockInput) => {
    await (asked === 'unblock' ? onUnblock(reasons) : onBlock(reasons));
    setAsked(null);
  };
  return (
    <PersonRoot aria-label={person.name} {...article}>
      <PersonFacts person={person} now={now} adHrefOf={adHrefOf} />
      <aside className="main">
        <div className="sheet">
          {asked ? (
            <BlockForm act={asked} onSend={send} onBack={() => setAsked(null)} />
          ) : (
            <SellerTools blocked={blocked} logHref={logHref} blockable={person.role === 'user'} onAsk={setAsked} />
          )}
        </div>
        {onRole && !blocked && (
          <div className="sheet">
            <RoleForm key={person.role} role={person.role} onRole={onRole} />
          </div>
        )}
      </aside>
    </PersonRoot>
  );
}
