import type { AreaPrice } from '@mashrabiya/contract';
import type { TFunction } from 'i18next';

/** Action and type, which prices are grouped by. */
export type Kind = Pick<AreaPrice, 'action' | 'type'>;

export const isSameKind = (one: Kind, other: Kind): boolean => one.action === other.action && one.type === other.type;

/** “For sale, residential”. */
export const formatKind = ({ action, type }: Kind, t: TFunction): string =>
  t('market:area.trendOf', { action: t(`vocabulary:action.${action}`), type: t(`vocabulary:type.${type}`) });
