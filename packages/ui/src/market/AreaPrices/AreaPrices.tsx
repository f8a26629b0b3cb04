import styled from '@emotion/styled';
import type { Action, AreaPrice, PropertyType } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../foundation/Link/Link.tsx';
import { useLocale } from '../../foundation/useLocale.ts';
import { areaPricesStyles } from './areaPricesStyles.ts';

export interface AreaPricesProps extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  action: Action;
  /** Of this action; those with nothing on offer are left out. */
  prices: readonly AreaPrice[];
  /** The type that is asked for. */
  first?: PropertyType | undefined;
  /** The list of the area's homes of one type. */
  hrefOf: (action: Action, type: PropertyType) => string;
}

const Root = styled('table')(areaPricesStyles);

/** What a square metre costs by type: the median, what half of the homes lie between, and of how many. */
export function AreaPrices({ action, prices, first, hrefOf, ...table }: AreaPricesProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const number = (value: number) => formatNumber(value, language);
  const money = (amount: number) => {
    const price = t('homes.card.pricePerMetre', { amount: number(amount) });
    return action === 'forrent' ? t('market.area.monthly', { price }) : price;
  };
  const names = {
    median: t('market.area.median'),
    range: t('market.area.range'),
    sample: t('market.area.sample'),
    onOffer: t('market.area.onOffer'),
  };
  return (
    <Root {...table}>
      <caption>{t(`vocabulary.action.${action}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('market.area.type')}</th>
          <th scope="col">{names.median}</th>
          <th scope="col">{names.range}</th>
          <th scope="col">{names.sample}</th>
          <th scope="col">{names.onOffer}</th>
        </tr>
      </thead>
      <tbody>
        {prices
          .filter(({ on_offer: offered }) => offered > 0)
          .sort((a, b) => Number(b.type === first) - Number(a.type === first))
          .map(({ type, median, low, high, sample, on_offer: offered }) => (
            <tr key={type}>
              <th scope="row">
                <Link href={hrefOf(action, type)}>{t(`vocabulary.type.${type}`)}</Link>
              </th>
              <td data-name={names.median} className={median === null ? 'few' : 'median'}>
                {median === null ? t('market.area.tooFew') : money(median)}
              </td>
              <td data-name={names.range} className="range">
                {low !== null && high !== null
                  ? t('market.area.rangeText', { low: number(low), high: number(high) })
                  : '–'}
              </td>
              <td data-name={names.sample}>{number(sample)}</td>
              <td data-name={names.onOffer}>{number(offered)}</td>
            </tr>
          ))}
      </tbody>
    </Root>
  );
}
