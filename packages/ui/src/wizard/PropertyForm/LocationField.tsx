import styled from '@emotion/styled';
import { isMapLink, type Point, parseMapLink, writeMapLink } from '@mashrabiya/contract';
import { Map as MapIcon } from 'lucide-react';
import { type ComponentType, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../forms/callForm/useCallForm.ts';
import { FieldProblem } from '../../forms/Field/FieldProblem.tsx';
import { fieldRows } from '../../forms/Field/fieldFrameStyles.ts';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import type { PinPickerProps } from '../../map/PinPicker/PinPicker.tsx';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';

type LoadPinPicker = () => Promise<ComponentType<PinPickerProps>>;

export interface LocationFieldProps extends Pick<PinPickerProps, 'near' | 'baseMap'> {
  field: FieldBinding<string>;
  /** Current location of the ad, if its link does not contain one. */
  savedPlace?: Point | null | undefined;
  /** Called when the map is opened, to load its code. */
  onLoadMap?: LoadPinPicker | undefined;
}

const Root = styled('div')({
  display: 'grid',
  ...fieldRows,
  rowGap: 8,
  justifyItems: 'start',
  '& > .field, & > .map': { inlineSize: '100%' },
  '& > .loadingBox': {
    inlineSize: '100%',
    blockSize: 320,
    borderRadius: radius.card,
    backgroundColor: role.surfaceSunken,
  },
});

const loadPinPicker: LoadPinPicker = async () => (await import('../../map/PinPicker/PinPicker.tsx')).PinPicker;

/**
 * Location of a property: a map link, parsed without fetching it, or a pin, which is saved as such a link. The map
 * loads when opened, or at once if there is a pin to correct.
 */
export function LocationField({
  field,
  savedPlace = null,
  near,
  baseMap,
  onLoadMap = loadPinPicker,
}: LocationFieldProps) {
  const { t } = useTranslation();
  const mapId = useId();
  const link = field.value.trim();
  const linkPoint = parseMapLink(link);
  const isUnreadableLink = linkPoint === null && isMapLink(link);
  const [isMapChosen, setMapChosen] = useState<boolean | null>(null);
  const isOpen = isMapChosen ?? (linkPoint !== null || isUnreadableLink);
  const [map, setMap] = useState<ComponentType<PinPickerProps> | 'failed' | null>(null);
  const [isLoading, setLoading] = useState(false);
  if (isOpen && map === null && !isLoading) {
    setLoading(true);
    onLoadMap()
      .then((loaded) => setMap(() => loaded))
      .catch(() => setMap('failed'));
  }
  const Picker = map === 'failed' ? null : map;
  const retry = () => {
    setMap(null);
    setLoading(false);
  };
  const getHint = () => {
    if (isUnreadableLink) return t('wizard:pin.unread');
    return linkPoint ? t('wizard:pin.read') : t('wizard:home.locationHint');
  };
  return (
    <Root>
      <TextField
        {...field}
        className="field"
        type="url"
        optional
        valid={field.valid && !isUnreadableLink}
        label={t('wizard:home.location')}
        hint={getHint()}
      />
      <Button
        variant="outlined"
        icon={MapIcon}
        aria-expanded={isOpen}
        aria-controls={mapId}
        onClick={() => {
          if (map === 'failed') retry();
          setMapChosen(!isOpen);
        }}
      >
        {t(isOpen ? 'wizard:pin.close' : 'wizard:pin.open')}
      </Button>
      {isOpen && map === 'failed' && (
        <div id={mapId}>
          <FieldProblem text={t('wizard:pin.failed')} />
          <Button variant="text" onClick={retry}>
            {t('common:retry')}
          </Button>
        </div>
      )}
      {isOpen && map === null && (
        <p id={mapId} className="loadingBox" role="status">
          <span className="visually-hidden">{t('wizard:pin.loading')}</span>
        </p>
      )}
      {isOpen && Picker && (
        <Picker
          id={mapId}
          className="map"
          value={linkPoint ?? (link === '' ? savedPlace : null)}
          near={near}
          baseMap={baseMap ?? null}
          onChange={(place) => {
            setMapChosen(true);
            field.onChange(place ? writeMapLink(place) : '');
          }}
        />
      )}
    </Root>
  );
}
