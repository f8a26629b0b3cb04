import styled from '@emotion/styled';
import type { Action, AreaPrice, PropertyType } from '@mashrabiya/contract';
import { MIN_SAMPLE } from '@mashrabiya/contract/constants';
import { formatNumber } from '@mashrabiya/i18n';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ComponentPropsWithRef, Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { Link } from '../../link/Link.tsx';
import { areaPricesStyles } from './areaPricesStyles.ts';

export interface AreaPricesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  action: Action;
  /** Prices for this action. Types with too few listings for a median are named below the table. */
  prices: readonly AreaPrice[];
  firstType?: PropertyType | undefined;
  /** List of the area's properties of one type. */
  getHref: (action: Action, type: PropertyType) => string;
}

const Root = styled('div')(areaPricesStyles);

/** Price per m² by type: median, middle half, and number of listings. */
export function AreaPrices({ action, prices, firstType, getHref, className = '', ...div }: AreaPricesProps) {
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
  const offeredPrices = prices.filter(({ on_offer: offerCount }) => offerCount > 0);
  const hasTooFew = ({ median, sample }: AreaPrice) => median === null && sample < MIN_SAMPLE;
  const shownPrices = offeredPrices.filter((price) => !hasTooFew(price));
  const tooFewPrices = offeredPrices.filter(hasTooFew);
  return (
    <Root {...div} className={`prices ${className}`.trimEnd()}>
      {shownPrices.length > 0 && (
        <Table>
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
            {shownPrices
              .sort((a, b) => Number(b.type === firstType) - Number(a.type === firstType))
              .map(({ type, median, low, high, sample, on_offer: offerCount }) => (
                <TableRow key={type}>
                  <TableCell component="th" scope="row">
                    <Link href={getHref(action, type)}>{t(`vocabulary:type.${type}`)}</Link>
                  </TableCell>
                  <TableCell data-name={names.median} className={median === null ? 'mixed' : 'median'}>
                    {median === null ? t('market:area.mixed') : renderAmount(median)}
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
        </Table>
      )}
      {tooFewPrices.length > 0 && (
        <p className="insufficientData">
          {t('market:area.tooFew', { action: t(`vocabulary:action.${action}`) })}{' '}
          {tooFewPrices.map(({ type }, index) => (
            <Fragment key={type}>
              {index > 0 && ' · '}
              <Link href={getHref(action, type)}>{t(`vocabulary:type.${type}`)}</Link>
            </Fragment>
          ))}
        </p>
      )}
    </Root>
  );
}
