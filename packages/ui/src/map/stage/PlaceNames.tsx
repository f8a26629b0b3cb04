import styled from '@emotion/styled';
import { useEffect, useMemo, useState } from 'react';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { role } from '../../theme/roles.ts';
import { lineHeight, typeScale } from '../../theme/tokens.ts';
import { listPlaceNames, type PlaceName } from '../base/places.ts';
import { selectNamesThatFit } from '../base/selectNamesThatFit.ts';
import type { CameraStore } from './cameraStore.ts';
import { getPositionProps, WorldLayer } from './WorldLayer.tsx';

const Root = styled(WorldLayer)({
  pointerEvents: 'none',
  '& span': {
    whiteSpace: 'nowrap',
    fontSize: typeScale.caption,
    lineHeight: lineHeight.text,
    color: role.ink,
    textShadow: [-1, 1].flatMap((x) => [-1, 1].map((y) => `${x}px ${y}px 1px ${role.background}`)).join(', '),
  },
  '& .district': { fontSize: typeScale.mini, color: role.inkMuted },
});

/** Names on the drawn map. Hidden from screen readers, which have the list of districts. */
export function PlaceNames({ store }: { store: CameraStore }) {
  const { language, dir } = useLocale();
  const names = useMemo(() => listPlaceNames(language), [language]);
  const [visibleNames, setVisibleNames] = useState<readonly PlaceName[]>([]);

  useEffect(() => {
    const choose = () => setVisibleNames(selectNamesThatFit(names, store.camera(), store.size()));
    choose();
    return store.onMoveEnd(choose);
  }, [names, store]);
  return (
    <Root store={store} aria-hidden>
      {visibleNames.map((place) => (
        <span
          key={`${place.kind} ${place.lng} ${place.lat}`}
          dir={dir}
          className={place.kind}
          {...getPositionProps(place)}
        >
          {place.name}
        </span>
      ))}
    </Root>
  );
}
