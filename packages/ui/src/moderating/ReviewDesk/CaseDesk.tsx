import styled from '@emotion/styled';
import type { BlockInput, CaseSeller, PastReview, Property, PropertyCard } from '@mashrabiya/contract';
import { Activity, type ComponentPropsWithRef, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailIntro } from '../../homes/PropertyDetail/DetailIntro.tsx';
import { DetailMain } from '../../homes/PropertyDetail/DetailMain.tsx';
import { detailBoxes, detailLooks } from '../../homes/PropertyDetail/detailStyles.ts';
import { PropertyGallery } from '../../homes/PropertyGallery/PropertyGallery.tsx';
import { SimilarHomes } from '../../homes/SimilarHomes/SimilarHomes.tsx';
import { BlockForm, type BlockFormProps } from '../BlockForm/BlockForm.tsx';
import { useOpenForm } from '../caseDraft/useCaseForm.ts';
import { markPhones } from '../MarkedPhones.tsx';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { CasePlace } from './CasePlace.tsx';
import { CasePrice } from './CasePrice.tsx';
import { deskStyles } from './deskStyles.ts';
import { ReviewRecord } from './ReviewRecord.tsx';

/** What every case before a moderator has. */
interface Case {
  property: Property;
  pin_distance: number | null;
  seller: CaseSeller;
  history: readonly PastReview[];
  duplicates: readonly PropertyCard[];
}

/** How a desk leads on, and what it does about the seller. */
export interface DeskActions {
  hrefOf(property: Pick<PropertyCard, 'id'>): string;
  /** The log of what concerns a seller. */
  sellerLogHrefOf(id: string): string;
  /** Blocks the case's seller. Rejects with what the server refused; see `useCallForm`. */
  onBlock(reasons: BlockInput): Promise<unknown>;
  /** Ends the block. Rejects with what the server refused. */
  onUnblock(reasons: BlockInput): Promise<unknown>;
  /** The case came after a decision: the focus goes to it, which also tells those who listen what is next. */
  takesFocus?: boolean;
}

interface CaseDeskProps extends DeskActions, Omit<ComponentPropsWithRef<'article'>, 'children'> {
  shown: Case;
  submitted?: string;
  /** What is peculiar to the case, before its price. */
  lead?: ReactNode;
  /** Decides of the case; in its place stands the form about the seller, once that is asked for. */
  decision: ReactNode;
}

const Root = styled('article')(detailBoxes, detailLooks, deskStyles);
const KEYS = { KeyB: 'block' } as const;

// Most of a case, and the same from when it is drawn out of sight until it is decided.
const Gallery = memo(PropertyGallery);
const Duplicates = memo(SimilarHomes);
const Home = memo(({ property }: { property: Property }) => (
  <div className="main">
    <DetailIntro property={property} renderText={markPhones} level={2} />
    <DetailMain property={property} renderText={markPhones} />
  </div>
));

/** An ad before a moderator: the home as visitors would see it, what is known of its seller, and the decision. */
export function CaseDesk({
  shown,
  submitted,
  lead,
  decision,
  hrefOf,
  sellerLogHrefOf,
  onBlock,
  onUnblock,
  takesFocus = false,
  ...article
}: CaseDeskProps) {
  const { t } = useTranslation();
  const { property, seller, history, duplicates } = shown;
  const [asked, setAsked] = useState<BlockFormProps['act'] | null>(useOpenForm(['block', 'unblock']));
  const root = useRef<HTMLElement>(null);
  // Desks are mounted anew for each case.
  useEffect(() => {
    if (takesFocus) root.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useShortcuts(KEYS, () => !seller.blocked && setAsked('block'));
  const send = async (reasons: BlockInput) => {
    await (asked === 'unblock' ? onUnblock(reasons) : onBlock(reasons));
    setAsked(null);
  };
  return (
    <Root ref={root} tabIndex={-1} aria-label={property.address} {...article}>
      <Gallery className="gallery" images={property.img} />
      <div className="columns">
        <Home property={property} />
        <aside className="side">
          <div className="sheet">
            {lead}
            <CasePlace property={property} pinDistance={shown.pin_distance} />
            <CasePrice property={property} />
            <ReviewRecord
              {...{ property, seller, history }}
              {...(submitted !== undefined && { submitted })}
              sellerLogHref={sellerLogHrefOf(seller.id)}
              onAsk={setAsked}
            />
            {/* What was chosen or written there is kept, and its keys are off meanwhile. */}
            <Activity mode={asked ? 'hidden' : 'visible'}>{decision}</Activity>
            {asked && <BlockForm act={asked} onSend={send} onBack={() => setAsked(null)} />}
          </div>
        </aside>
      </div>
      {duplicates.length > 0 && (
        <Duplicates heading={t('moderating:desk.duplicates')} properties={duplicates} hrefOf={hrefOf} />
      )}
    </Root>
  );
}
