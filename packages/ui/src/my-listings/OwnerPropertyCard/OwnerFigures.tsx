import type { PropertyCard } from '@mashrabiya/contract';
import { Eye, Heart, type LucideIcon, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Num } from '../../foundation/Num.tsx';

/** What happens to an ad, in the order in which it happens. */
const FIGURES = [
  ['views', 'total_views', Eye],
  ['favorites', 'total_favorites', Heart],
  ['leads', 'total_leads', MessageCircle],
] as const satisfies [string, keyof PropertyCard, LucideIcon][];

export interface OwnerFiguresProps {
  /** A figure that is null, as for an ad that nobody has seen yet, counts as none. */
  property: Pick<PropertyCard, 'total_views' | 'total_favorites' | 'total_leads'>;
}

/** Views, favorites and leads of one ad. */
export function OwnerFigures({ property }: OwnerFiguresProps) {
  const { t } = useTranslation();
  return (
    <dl className="figures" aria-label={t('owning:figures.label')}>
      {FIGURES.map(([name, key, Icon]) => (
        <div key={name}>
          <dt>{t(`owning:figures.${name}`)}</dt>
          <dd>
            <Icon aria-hidden size={20} strokeWidth={1.75} />
            <Num value={property[key] ?? 0} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
