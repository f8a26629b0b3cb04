import styled from '@emotion/styled';
import type { Property } from '@mashrabiya/contract';
import { MapPin } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Lattice } from '../../foundation/Lattice/Lattice.tsx';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, typeScale } from '../../theme/tokens.ts';
import { MapLink } from '../MapLink/MapLink.tsx';

export interface PlaceCardProps extends ComponentPropsWithRef<'div'> {
  place: Pick<Property, 'location' | 'city_name' | 'gover_name' | 'coordinates'>;
  /** Called when the browser blocks the tab; shows an alert when absent. */
  onMapBlocked?: (message: string) => void;
  /** Map below the location; has its own note when only the district is known. */
  children?: ReactNode;
}

const Root = styled('div')({
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  '& .place': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: 20,
  },
  '& .place > .lattice': { position: 'absolute', inset: 0, color: role.primary },
  '& .place > .pin': {
    position: 'relative',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 52,
    blockSize: 52,
    borderRadius: radius.round,
    backgroundColor: role.primary,
    color: role.onPrimary,
  },
  '& .place > .textBlock': { position: 'relative', flex: 1, minInlineSize: 160 },
  '& .textBlock > .area': { fontWeight: fontWeight.medium, fontSize: typeScale.lead },
  '& .textBlock > .hint': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .place > a': {
    position: 'relative',
    paddingInline: 20,
    borderRadius: radius.field,
    border: `1px solid ${role.primary}`,
    backgroundColor: role.surface,
    fontWeight: fontWeight.medium,
    textDecoration: 'none',
  },
  '& .place > a:hover': { backgroundColor: role.primarySoft },
  '& > .map .window': { border: 0, borderBlockStart: `1px solid ${role.line}`, borderRadius: 0 },
});

/** Location of a property, with a map link. Notes when only the district is known. */
export function PlaceCard({ place, onMapBlocked, children, ...div }: PlaceCardProps) {
  const { t } = useTranslation();
  const { location, city_name: city, gover_name: governorate, coordinates } = place;
  return (
    <Root {...div}>
      <div className="place">
        <Lattice opacity={0.06} />
        <span className="pin" aria-hidden>
          <MapPin size={24} strokeWidth={1.75} />
        </span>
        <div className="textBlock">
          <p className="area">{t('listings:card.area', { city, governorate })}</p>
          {!children && coordinates?.exact === false && (
            <p className="hint">{t('listings:detail.approximate', { city })}</p>
          )}
        </div>
        {location && <MapLink href={location} onBlocked={onMapBlocked} />}
      </div>
      {children}
    </Root>
  );
}
