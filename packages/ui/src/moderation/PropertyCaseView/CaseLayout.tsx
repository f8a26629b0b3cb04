import styled from '@emotion/styled';
import type { BlockInput, CaseSeller, PreviousReview, Property, PropertyCard } from '@mashrabiya/contract';
import { Activity, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailIntro } from '../../listings/PropertyDetail/DetailIntro.tsx';
import { DetailMain } from '../../listings/PropertyDetail/DetailMain.tsx';
import { detailLooks } from '../../listings/PropertyDetail/detailStyles.ts';
import { PropertyGallery } from '../../listings/PropertyGallery/PropertyGallery.tsx';
import { SimilarListings } from '../../listings/SimilarListings/SimilarListings.tsx';
import { minWidthQuery } from '../../theme/tokens.ts';
import { BlockForm, type BlockFormProps } from '../BlockForm/BlockForm.tsx';
import { CaseFrame, type CaseFrameProps } from '../CaseFrame/CaseFrame.tsx';
import { useOpenForm } from '../caseDraft/useCaseForm.ts';
import { highlightPhones } from '../shared/HighlightedPhones.tsx';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { CasePlace } from './CasePlace.tsx';
import { CasePrice } from './CasePrice.tsx';
import { ReviewRecord } from './ReviewRecord.tsx';

/** Common part of all cases. */
interface Case {
  property: Property;
  pin_distance: number | null;
  seller: CaseSeller;
  history: readonly PreviousReview[];
  duplicates: readonly PropertyCard[];
}

/** Links of a review screen, and its actions on the seller. */
export interface CaseActions {
  getHref(property: Pick<PropertyCard, 'id'>): string;
  getSellerLogHref(id: string): string;
  /** Blocks the case's seller. Rejects with the server's problems; see `useCallForm`. */
  onBlock(reasons: BlockInput): Promise<unknown>;
  /** Unblocks the seller. Rejects with the server's problems. */
  onUnblock(reasons: BlockInput): Promise<unknown>;
  /** Set after a decision: focuses the new case, so that screen readers announce it. */
  takesFocus?: boolean;
}

/** The form about the seller replaces the decision while open. */
interface CaseLayoutProps extends CaseActions, Omit<CaseFrameProps, 'children' | 'record' | 'takesFocus'> {
  moderatedCase: Case;
  submittedAt?: string;
}

const Root = styled(CaseFrame)(detailLooks, {
  '& .main .track': { gridAutoColumns: 'min(82%, 300px)' },
  // Leaves room for the facts below the photos on a small desktop.
  [`@media ${minWidthQuery('desktop')}`]: { '& .gallery .row': { maxBlockSize: 320 } },
});
const KEYS = { KeyB: 'block' } as const;

// Memoized: most of a case's content is unchanged from its hidden render until the decision.
const Gallery = memo(PropertyGallery);
const Duplicates = memo(SimilarListings);
const PropertyContent = memo(({ property }: { property: Property }) => (
  <>
    <DetailIntro property={property} renderText={highlightPhones} level={2} />
    <DetailMain property={property} renderText={highlightPhones} />
  </>
));

/** Ad for review by a moderator: the property as visitors see it, facts about its seller, and the decision. */
export function CaseLayout({
  moderatedCase,
  submittedAt,
  decision,
  getHref,
  getSellerLogHref,
  onBlock,
  onUnblock,
  ...frame
}: CaseLayoutProps) {
  const { t } = useTranslation();
  const { property, seller, history, duplicates } = moderatedCase;
  const [openForm, setOpenForm] = useState<BlockFormProps['action'] | null>(useOpenForm(['block', 'unblock']));
  useShortcuts(KEYS, () => !seller.blocked && setOpenForm('block'));
  const send = async (reasons: BlockInput) => {
    await (openForm === 'unblock' ? onUnblock(reasons) : onBlock(reasons));
    setOpenForm(null);
  };
  return (
    <Root
      aria-label={property.address}
      {...frame}
      decision={
        <>
          {/* Keeps the form's input, while its shortcuts are off. */}
          <Activity mode={openForm ? 'hidden' : 'visible'}>{decision}</Activity>
          {openForm && <BlockForm action={openForm} onSend={send} onBack={() => setOpenForm(null)} />}
        </>
      }
      record={
        <>
          <CasePlace property={property} pinDistance={moderatedCase.pin_distance} />
          <CasePrice property={property} />
          <ReviewRecord
            {...{ property, seller, history }}
            {...(submittedAt !== undefined && { submitted: submittedAt })}
            sellerLogHref={getSellerLogHref(seller.id)}
            onOpenForm={setOpenForm}
          />
        </>
      }
    >
      <Gallery className="gallery" images={property.img} />
      <PropertyContent property={property} />
      {duplicates.length > 0 && (
        <Duplicates heading={t('moderation:listings.duplicates')} properties={duplicates} getHref={getHref} />
      )}
    </Root>
  );
}
