import styled from '@emotion/styled';
import type { BlockInput, CaseSeller, PastReview, Property, PropertyCard } from '@mashrabiya/contract';
import { Activity, type ComponentPropsWithRef, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailIntro } from '../../listings/PropertyDetail/DetailIntro.tsx';
import { DetailMain } from '../../listings/PropertyDetail/DetailMain.tsx';
import { detailBoxes, detailLooks } from '../../listings/PropertyDetail/detailStyles.ts';
import { PropertyGallery } from '../../listings/PropertyGallery/PropertyGallery.tsx';
import { SimilarListings } from '../../listings/SimilarListings/SimilarListings.tsx';
import { BlockForm, type BlockFormProps } from '../BlockForm/BlockForm.tsx';
import { useOpenForm } from '../caseDraft/useCaseForm.ts';
import { markPhones } from '../MarkedPhones.tsx';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { CasePlace } from './CasePlace.tsx';
import { CasePrice } from './CasePrice.tsx';
import { caseStyles } from './caseStyles.ts';
import { ReviewRecord } from './ReviewRecord.tsx';

/** Common part of all cases. */
interface Case {
  property: Property;
  pin_distance: number | null;
  seller: CaseSeller;
  history: readonly PastReview[];
  duplicates: readonly PropertyCard[];
}

/** Links of a review screen, and its actions on the seller. */
export interface CaseActions {
  getHref(property: Pick<PropertyCard, 'id'>): string;
  /** Log of a seller. */
  getSellerLogHref(id: string): string;
  /** Blocks the case's seller. Rejects with the server's problems; see `useCallForm`. */
  onBlock(reasons: BlockInput): Promise<unknown>;
  /** Unblocks the seller. Rejects with the server's problems. */
  onUnblock(reasons: BlockInput): Promise<unknown>;
  /** Set after a decision: focuses the new case, so that screen readers announce it. */
  takesFocus?: boolean;
}

interface CaseLayoutProps extends CaseActions, Omit<ComponentPropsWithRef<'article'>, 'children'> {
  moderatedCase: Case;
  submittedAt?: string;
  /** Content before the price, specific to the kind of case. */
  lead?: ReactNode;
  /** Decision form; the form about the seller replaces it while open. */
  decision: ReactNode;
}

const Root = styled('article')(detailBoxes, detailLooks, caseStyles);
const KEYS = { KeyB: 'block' } as const;

// Memoized: most of a case's content is unchanged from its hidden render until the decision.
const Gallery = memo(PropertyGallery);
const Duplicates = memo(SimilarListings);
const PropertyContent = memo(({ property }: { property: Property }) => (
  <div className="main">
    <DetailIntro property={property} renderText={markPhones} level={2} />
    <DetailMain property={property} renderText={markPhones} />
  </div>
));

/** Ad for review by a moderator: the property as visitors see it, facts about its seller, and the decision. */
export function CaseLayout({
  moderatedCase,
  submittedAt,
  lead,
  decision,
  getHref,
  getSellerLogHref,
  onBlock,
  onUnblock,
  takesFocus = false,
  ...article
}: CaseLayoutProps) {
  const { t } = useTranslation();
  const { property, seller, history, duplicates } = moderatedCase;
  const [openForm, setOpenForm] = useState<BlockFormProps['action'] | null>(useOpenForm(['block', 'unblock']));
  const root = useRef<HTMLElement>(null);
  // Runs once per case, because the view is remounted for each.
  useEffect(() => {
    if (takesFocus) root.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useShortcuts(KEYS, () => !seller.blocked && setOpenForm('block'));
  const send = async (reasons: BlockInput) => {
    await (openForm === 'unblock' ? onUnblock(reasons) : onBlock(reasons));
    setOpenForm(null);
  };
  return (
    <Root ref={root} tabIndex={-1} aria-label={property.address} {...article}>
      <Gallery className="gallery" images={property.img} />
      <div className="columns">
        <PropertyContent property={property} />
        <aside className="side">
          <div className="sheet">
            {lead}
            <CasePlace property={property} pinDistance={moderatedCase.pin_distance} />
            <CasePrice property={property} />
            <ReviewRecord
              {...{ property, seller, history }}
              {...(submittedAt !== undefined && { submitted: submittedAt })}
              sellerLogHref={getSellerLogHref(seller.id)}
              onOpenForm={setOpenForm}
            />
            {/* Keeps the form's input, while its shortcuts are off. */}
            <Activity mode={openForm ? 'hidden' : 'visible'}>{decision}</Activity>
            {openForm && <BlockForm action={openForm} onSend={send} onBack={() => setOpenForm(null)} />}
          </div>
        </aside>
      </div>
      {duplicates.length > 0 && (
        <Duplicates heading={t('moderation:listings.duplicates')} properties={duplicates} getHref={getHref} />
      )}
    </Root>
  );
}
