import type { BlockInput } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useState } from 'react';
import { BlockForm, type BlockFormProps } from '../BlockForm/BlockForm.tsx';
import { SellerTools } from '../SellerStanding/SellerTools.tsx';
import { PersonFacts, type PersonFactsProps, PersonRoot } from './PersonFacts.tsx';
import { RoleForm, type RoleFormProps } from './RoleForm.tsx';

export interface PersonSheetProps extends Omit<ComponentPropsWithRef<'article'>, 'children'>, PersonFactsProps {
  /** The log of what concerns the person. */
  logHref: string;
  /** Blocks the person. Rejects with what the server refused; see `useCallForm`. */
  onBlock(reasons: BlockInput): Promise<unknown>;
  /** Ends the block. Rejects with what the server refused. */
  onUnblock(reasons: BlockInput): Promise<unknown>;
  /** Gives the person a role; only who gives roles has it. */
  onRole?: RoleFormProps['onRole'] | undefined;
}

/** What moderators know of somebody, and what they can do about it. */
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
