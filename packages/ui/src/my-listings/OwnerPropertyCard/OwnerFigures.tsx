import type { PropertyCard } from '@mashrabiya/contract';
import { Eye, Heart, type LucideIcon, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NumberText } from '../../foundation/text/NumberText.tsx';
import { LeadCount } from '../shared/LeadCount.tsx';

const FIGURES = [
  ['views', 'total_views', Eye],
  ['favorites', 'total_favorites', Heart],
  ['leads', 'total_leads', MessageCircle],
] as const satisfies [string, keyof PropertyCard, LucideIcon][];

export interface OwnerFiguresProps {
  /** Null, as for a new ad, counts as zero. */
  property: Pick<PropertyCard, 'total_views' | 'total_favorites' | 'total_leads'>;
  leadsHref?: string | undefined;
}

export function OwnerFigures({ property, leadsHref }: OwnerFiguresProps) {
  const { t } = useTranslation();
  return (
    <dl className="figures" aria-label={t('myListings:figures.label')}>
      {FIGURES.map(([name, key, Icon]) => (
        <div key={name}>
          <dt>{t(`myListings:figures.${name}`)}</dt>
          <dd>
            <LeadCount count={property[key] ?? 0} href={name === 'leads' ? leadsHref : undefined}>
              <Icon aria-hidden size={20} strokeWidth={1.75} />
              <NumberText value={property[key] ?? 0} />
            </LeadCount>
          </dd>
        </div>
      ))}
    </dl>
  );
}
