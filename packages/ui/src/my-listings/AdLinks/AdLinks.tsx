import styled from '@emotion/styled';
import { ChartColumn, Copy } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../foundation/Button/Button.tsx';

export interface AdLinksProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The ad's title: several of these stand on a page. */
  address: string;
  statisticsHref: string;
  /** The form of a new ad, filled from this one. */
  duplicateHref: string;
}

const Root = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '& > *': { flex: '1 1 auto' } });

/** Leads to an ad's figures, and to a new ad like it. */
export function AdLinks({ address, statisticsHref, duplicateHref, ...root }: AdLinksProps) {
  const { t } = useTranslation();
  const named = (words: string) => `${words}: ${address}`;
  return (
    <Root {...root}>
      <ButtonLink look="quiet" icon={ChartColumn} href={statisticsHref} aria-label={named(t('owning:run.statistics'))}>
        {t('owning:run.statistics')}
      </ButtonLink>
      <ButtonLink look="quiet" icon={Copy} href={duplicateHref} aria-label={named(t('owning:run.duplicate'))}>
        {t('owning:run.duplicate')}
      </ButtonLink>
    </Root>
  );
}
