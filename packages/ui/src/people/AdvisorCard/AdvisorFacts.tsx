import type { Advisor } from '@mashrabiya/contract';
import { Award, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export interface AdvisorFactsProps {
  advisor: Pick<Advisor, 'places' | 'certificates'>;
  /** How many areas are named; the rest are counted. All when absent. */
  named?: number;
}

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Where an advisor works, and what they have learnt. */
export function AdvisorFacts({ advisor: { places, certificates }, named = places.length }: AdvisorFactsProps) {
  const { t } = useTranslation();
  const joiner = t('finding:chip.joiner');
  return (
    <dl>
      <div>
        <dt>
          <MapPin {...ICON} />
          <span className="visually-hidden">{t('people:advisor.areas')}</span>
        </dt>
        <dd>
          {places.slice(0, named).join(joiner)}
          {places.length > named && (
            <span className="rest"> {t('people:advisor.moreAreas', { count: places.length - named })}</span>
          )}
        </dd>
      </div>
      {certificates.length > 0 && (
        <div>
          <dt>
            <Award {...ICON} />
            <span className="visually-hidden">{t('people:advisor.certificates')}</span>
          </dt>
          <dd>
            <bdi>{certificates.join(joiner)}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}
