import { PROPERTY_TYPES, type PropertyType } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../foundation/Link/Link.tsx';
import { useLocale } from '../../foundation/useLocale.ts';

export interface TypeTilesProps extends ComponentPropsWithRef<'ul'> {
  /** Where the homes of a type are listed. */
  hrefOf(type: PropertyType): string;
  /** How many homes each type has; a type without a figure shows none. */
  counts?: Partial<Record<PropertyType, number>>;
}

const Root = styled('ul')({ display: 'grid', gap: 12 });

/** The five property types as drawn tiles, each a link. */
export function TypeTiles({ hrefOf, counts = {}, ...list }: TypeTilesProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  return (
    <Root {...list}>
      {PROPERTY_TYPES.map((type) => {
        const count = counts[type];
        return (
          <li key={type}>
            <Link href={hrefOf(type)}>
              {t(`vocabulary.type.${type}`)}
              {count !== undefined && t('finding.homesFound', { count, number: formatNumber(count, language) })}
            </Link>
          </li>
        );
      })}
    </Root>
  );
}
