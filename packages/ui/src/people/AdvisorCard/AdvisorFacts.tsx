import type { Advisor } from '@mashrabiya/contract';
import { Award, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export interface AdvisorFactsProps {
  advisor: Pick<Advisor, 'places' | 'certificates'>;
  /** Number of listed areas; the rest are counted. Default: all. */
  maxNamedAreas?: number;
}

const ICON_PROPS = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function AdvisorFacts({ advisor: { places, certificates }, maxNamedAreas = places.length }: AdvisorFactsProps) {
  const { t } = useTranslation();
  const joiner = t('search:chip.joiner');
  return (
    <dl>
      <div>
        <dt>
          <MapPin {...ICON_PROPS} />
          <span className="visually-hidden">{t('people:advisor.areas')}</span>
        </dt>
        <dd>
          {places.slice(0, maxNamedAreas).join(joiner)}
          {places.length > maxNamedAreas && (
            <span className="rest"> {t('people:advisor.moreAreas', { count: places.length - maxNamedAreas })}</span>
          )}
        </dd>
      </div>
      {certificates.length > 0 && (
        <div>
          <dt>
            <Award {...ICON_PROPS} />
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
