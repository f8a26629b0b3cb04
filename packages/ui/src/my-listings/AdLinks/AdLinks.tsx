import styled from '@emotion/styled';
import { ChartColumn, Copy } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../foundation/Button/Button.tsx';

export interface AdLinksProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Title of the ad, because a page contains several of these. */
  address: string;
  statisticsHref: string;
  /** Form of a new ad, prefilled from this one. */
  duplicateHref: string;
}

const Root = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '& > *': { flex: '1 1 auto' } });

/** Links to an ad's statistics, and to a new ad like it. */
export function AdLinks({ address, statisticsHref, duplicateHref, ...root }: AdLinksProps) {
  const { t } = useTranslation();
  const labelWithAddress = (words: string) => `${words}: ${address}`;
  return (
    <Root {...root}>
      <ButtonLink
        variant="text"
        icon={ChartColumn}
        href={statisticsHref}
        aria-label={labelWithAddress(t('myListings:run.statistics'))}
      >
        {t('myListings:run.statistics')}
      </ButtonLink>
      <ButtonLink
        variant="text"
        icon={Copy}
        href={duplicateHref}
        aria-label={labelWithAddress(t('myListings:run.duplicate'))}
      >
        {t('myListings:run.duplicate')}
      </ButtonLink>
    </Root>
  );
}
