import styled from '@emotion/styled';
import { LEAD_CHANNELS, LEAD_STATUSES, type LeadChannel, type LeadPage, type LeadStatus } from '@mashrabiya/contract';
import { MAX_QUERY_LENGTH } from '@mashrabiya/contract/constants';
import { formatNumber } from '@mashrabiya/i18n';
import { FileSpreadsheet, Search } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AutocompleteField } from '../../forms/AutocompleteField/AutocompleteField.tsx';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { ModerationLinks } from '../../moderation/ModerationLinks/ModerationLinks.tsx';
import { fieldHeight, maxWidthQuery, minWidthQuery } from '../../theme/tokens.ts';

/** Filter of the leads, without the searched words. */
export interface LeadFilter {
  /** Id of a listing. */
  property?: string | undefined;
  status?: LeadStatus | undefined;
  channel?: LeadChannel | undefined;
  due?: boolean | undefined;
}

export interface LeadFiltersProps extends Omit<ComponentPropsWithRef<'search'>, 'children' | 'onChange'> {
  filter: LeadFilter;
  /** Typed words. */
  query: string;
  onQueryChange(query: string): void;
  /** Address of the list with a change of the filter. */
  getHref(change: LeadFilter): string;
  onFilterChange(change: LeadFilter): void;
  /** Numbers of leads for each choice; undefined while unknown. */
  numbers: Pick<LeadPage['data'], 'counts' | 'due' | 'listings'> | undefined;
  onDownload(): void;
  downloading?: boolean;
}

const Root = styled('search')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& .fields': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    gap: '0 12px',
    alignItems: 'start',
  },
  '& .fields .below': { minBlockSize: 8 },
  '& .fields > :first-child': { gridColumn: '1 / -1' },
  '& .fields > button': { minInlineSize: 0, blockSize: fieldHeight },
  [`@media ${maxWidthQuery('tablet')}`]: {
    '& .fields > button .MuiButton-startIcon': { margin: 0 },
    '& .fields > button .text': { display: 'none' },
  },
  [`@media ${minWidthQuery('wide')}`]: {
    '& .fields': { gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1.3fr) minmax(0, 1fr) auto' },
    '& .fields > :first-child': { gridColumn: 'auto' },
  },
});

/** Filters of the leads: statuses as links, so that Back undoes them, and fields for the rest. */
export function LeadFilters({
  filter,
  query,
  onQueryChange,
  getHref,
  onFilterChange,
  numbers,
  onDownload,
  downloading = false,
  ...search
}: LeadFiltersProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const id = useId();
  const { property, status, channel, due = false } = filter;
  const counts = numbers?.counts;
  const totalCount = counts && LEAD_STATUSES.reduce((sum, option) => sum + counts[option], 0);
  const links = [
    {
      href: getHref({ status: undefined, due: false }),
      text: t('leads:filter.all'),
      isCurrent: status === undefined && !due,
      count: totalCount,
    },
    ...LEAD_STATUSES.map((option) => ({
      href: getHref({ status: option, due: false }),
      text: t(`leads:status.${option}`),
      isCurrent: status === option,
      count: counts?.[option],
    })),
    {
      href: getHref({ status: undefined, due: true }),
      text: t('leads:filter.due'),
      isCurrent: due,
      count: numbers?.due,
    },
  ];
  return (
    <Root aria-label={t('leads:filter.label')} {...search}>
      <ModerationLinks aria-label={t('leads:column.status')} links={links} />
      <div className="fields">
        <TextField
          id={`${id}-query`}
          type="search"
          dir="auto"
          icon={Search}
          label={t('leads:filter.search')}
          maxLength={MAX_QUERY_LENGTH}
          value={query}
          onChange={onQueryChange}
        />
        <AutocompleteField
          id={`${id}-listing`}
          label={t('leads:filter.listing')}
          placeholder={t('leads:filter.allListings')}
          options={(numbers?.listings ?? []).map((listing) => ({
            value: listing.id,
            text: listing.address,
            detail: formatNumber(listing.leads, language),
          }))}
          value={property ?? null}
          onChange={(value) => onFilterChange({ property: value ?? undefined })}
        />
        <SelectField
          id={`${id}-channel`}
          label={t('leads:column.channel')}
          options={[
            { value: '', text: t('leads:filter.allChannels') },
            ...LEAD_CHANNELS.map((option) => ({ value: option, text: t(`leads:channel.${option}`) })),
          ]}
          value={channel ?? ''}
          onChange={(value) => onFilterChange({ channel: LEAD_CHANNELS.find((option) => option === value) })}
        />
        <Button
          variant="outlined"
          icon={FileSpreadsheet}
          busy={downloading}
          aria-label={t('leads:list.csv')}
          onClick={onDownload}
        >
          <span className="text">{t('leads:list.csv')}</span>
        </Button>
      </div>
    </Root>
  );
}
