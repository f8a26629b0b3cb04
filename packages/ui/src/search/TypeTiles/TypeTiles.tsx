import styled from '@emotion/styled';
import { PROPERTY_TYPES, type PropertyType } from '@mashrabiya/contract';
import { formatTotal } from '@mashrabiya/i18n';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { Link } from '../../link/Link.tsx';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineHeight, minWidthQuery, motion, radius, typeScale } from '../../theme/tokens.ts';
import { TypeArt } from './TypeArt.tsx';
import { typeArtStyles } from './typeArtStyles.ts';

export interface TypeTilesProps extends ComponentPropsWithRef<'ul'> {
  getHref(type: PropertyType): string;
  /** Number of properties per type; a type without one shows none. */
  counts?: Partial<Record<PropertyType, number>>;
}

const Root = styled('ul')(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: 12,
    // Five tiles on a phone: two wide ones above three.
    '& li': { gridColumn: 'span 2' },
    '& li:nth-of-type(-n + 2)': { gridColumn: 'span 3' },
    '& a': {
      display: 'flex',
      flexDirection: 'column',
      blockSize: '100%',
      overflow: 'hidden',
      border: `1px solid ${role.line}`,
      borderRadius: radius.card,
      backgroundColor: role.surface,
      color: role.ink,
      textDecoration: 'none',
      transition: `border-color ${motion.calm}ms, transform ${motion.calm}ms ${motion.easing}`,
    },
    '& .textBlock': { display: 'grid', padding: '10px 12px 12px', lineHeight: lineHeight.text },
    '& .type': { fontWeight: fontWeight.semibold, fontSize: typeScale.lead },
    '& .text': { display: 'none', color: role.inkMuted, fontSize: typeScale.caption },
    '& .count': { color: role.inkMuted, fontSize: typeScale.caption },
    '@media (hover: hover)': {
      '& a:hover': { borderColor: role.primary },
      '& a:hover .illustration': { transform: 'scale(1.04)' },
    },
    [`@media ${minWidthQuery('desktop')}`]: {
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      gap: 16,
      '& li, & li:nth-of-type(-n + 2)': { gridColumn: 'auto' },
      '& .textBlock': { padding: '14px 16px 16px', gap: 2 },
      '& .text': { display: 'block' },
    },
  },
  typeArtStyles,
);

/** Links to the lists of each property type, with drawings and numbers of listings. */
export function TypeTiles({ getHref, counts = {}, ...list }: TypeTilesProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  return (
    <Root {...list}>
      {PROPERTY_TYPES.map((type) => {
        const count = counts[type];
        return (
          <li key={type}>
            <Link href={getHref(type)}>
              <span className={`stage ${type}`}>
                <TypeArt type={type} />
              </span>
              <span className="textBlock">
                <span className="type">{t(`vocabulary:type.${type}`)}</span>
                <span className="text">{t(`home:typeText.${type}`)}</span>
                {count !== undefined && (
                  <span className="count tabular">
                    {t('search:homesFound', { count, number: formatTotal(count, language) })}
                  </span>
                )}
              </span>
            </Link>
          </li>
        );
      })}
    </Root>
  );
}
