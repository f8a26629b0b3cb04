import type { PropertyCard } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';

export interface ListingChoiceProps {
  listings: readonly Pick<PropertyCard, 'id' | 'address' | 'f_price'>[];
  value: string | null;
  onChange(id: string): void;
  status?: 'ready' | 'loading' | 'failed';
  /** Retries the failed request. */
  onRetry(): void;
  /** Absent when all listings are loaded. */
  onLoadMore?: (() => void) | undefined;
  loadingMore?: boolean;
  /** The next page failed; loaded listings can be chosen. */
  failedMore?: boolean;
}

/** Field for the listing that a message is about. */
export function ListingChoice({
  listings,
  value,
  onChange,
  status = 'ready',
  onRetry,
  onLoadMore,
  loadingMore = false,
  failedMore = false,
}: ListingChoiceProps) {
  const { t } = useTranslation();
  const hasFailed = status === 'failed' || failedMore;
  // One button for both actions, so that it keeps the focus.
  const footer = (hasFailed || onLoadMore) && (
    <div className={hasFailed ? 'failed' : undefined}>
      {hasFailed && <p role="alert">{t('messages:enquiry.listingsFailed')}</p>}
      <Button variant={hasFailed ? 'outlined' : 'text'} busy={loadingMore} onClick={hasFailed ? onRetry : onLoadMore}>
        {t(hasFailed ? 'common:retry' : 'messages:enquiry.moreListings')}
      </Button>
    </div>
  );
  if (status === 'failed') return footer;
  return (
    <div>
      <SelectField
        label={t('messages:enquiry.listing')}
        placeholder={t('messages:enquiry.chooseListing')}
        loading={status === 'loading'}
        options={listings.map(({ id, address, f_price }) => ({
          value: id,
          text: f_price === null ? address : `${address} – ${f_price}`,
        }))}
        value={value ?? ''}
        onChange={onChange}
      />
      {footer}
    </div>
  );
}
