import styled from '@emotion/styled';
import type { Action, AreaPrice, PropertyType } from '@mashrabiya/contract';
import { MIN_SAMPLE } from '@mashrabiya/contract/constants';
import { formatNumber } from '@mashrabiya/i18n';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import { Link } from '../../link/Link.tsx';
import { areaPricesStyles } from './areaPricesStyles.ts';

export interface AreaPricesProps extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  action: Action;
  /** Prices for this action; types without listings are left out. */
  prices: readonly AreaPrice[];
  /** Type shown first. */
  firstType?: PropertyType | undefined;
  /** List of the area's properties of one type. */
  getHref: (action: Action, type: PropertyType) => string;
}

const Root = styled(Table)(areaPricesStyles);

/** Price per m² by type: median, middle half, and number of listings. */
export function AreaPrices({ action, prices, firstType, getHref, ...table }: AreaPricesProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const formatInteger = (value: number) => formatNumber(value, language);
  const renderAmount = (amount: number) => {
    const price = t('listings:card.pricePerMetre', { amount: formatInteger(amount) });
    return action === 'forrent' ? t('market:area.monthly', { price }) : price;
  };
  const names = {
    median: t('market:area.median'),
    range: t('market:area.range'),
    sample: t('market:area.sample'),
    onOffer: t('market:area.onOffer'),
  };
  return (
    <Root {...table}>
      <caption>{t(`vocabulary:action.${action}`)}</caption>
      <TableHead>
        <TableRow>
          <TableCell scope="col">{t('market:area.type')}</TableCell>
          <TableCell scope="col">{names.median}</TableCell>
          <TableCell scope="col">{names.range}</TableCell>
          <TableCell scope="col">{names.sample}</TableCell>
          <TableCell scope="col">{names.onOffer}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {prices
          .filter(({ on_offer: offered }) => offered > 0)
          .sort((a, b) => Number(b.type === firstType) - Number(a.type === firstType))
          .map(({ type, median, low, high, sample, on_offer: offerCount }) => (
            <TableRow key={type}>
              <TableCell component="th" scope="row">
                <Link href={getHref(action, type)}>{t(`vocabulary:type.${type}`)}</Link>
              </TableCell>
              <TableCell data-name={names.median} className={median === null ? 'few' : 'median'}>
                {median === null
                  ? t(sample < MIN_SAMPLE ? 'market:area.tooFew' : 'market:area.mixed')
                  : renderAmount(median)}
              </TableCell>
              <TableCell data-name={names.range} className="range">
                {low !== null && high !== null
                  ? t('market:area.rangeText', { low: formatInteger(low), high: formatInteger(high) })
                  : '–'}
              </TableCell>
              <TableCell data-name={names.sample}>{formatInteger(sample)}</TableCell>
              <TableCell data-name={names.onOffer}>{formatInteger(offerCount)}</TableCell>
            </TableRow>
          ))}
      </TableBody>
    </Root>
  );
}
