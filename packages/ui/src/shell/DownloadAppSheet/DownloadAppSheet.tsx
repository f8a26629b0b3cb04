import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import { Lattice } from '../../foundation/Lattice/Lattice.tsx';
import { LogoMark } from '../../foundation/Logo/LogoMark.tsx';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { downloadStyles } from './downloadStyles.ts';
import { type AppStore, storeMarks } from './storeMarks.ts';

export interface DownloadAppSheetProps extends Omit<PanelProps, 'label' | 'placement' | 'children'> {
  /** Addresses by store, at least one; a phone is offered its own store only. */
  stores: Readonly<Partial<Record<AppStore, string>>>;
}

const Root = styled(Panel)(downloadStyles);

/**
 * Promotes the app. The parent opens it once per session, 1000 ms after load, on the home page and on property pages
 * (specification, section 1). A bottom sheet on a phone, centred on a desktop.
 */
export function DownloadAppSheet({ stores, onClose, ...panel }: DownloadAppSheetProps) {
  const { t } = useTranslation();
  const offeredStores = (Object.keys(storeMarks) as AppStore[]).filter((store) => stores[store]);
  return (
    <Root {...panel} onClose={onClose} label={t('shell:download.title')} placement="center">
      <div className="picture">
        <Lattice tile={48} opacity={0.16} />
        <span className="app">
          <LogoMark width={48} height={48} />
        </span>
      </div>
      <div className="textBlock">
        <h2>{t('shell:download.title')}</h2>
        <p>{t('shell:download.text')}</p>
      </div>
      <div className="storeLinks">
        {offeredStores.map((store) => (
          <ButtonLink
            key={store}
            className="store"
            href={stores[store] ?? ''}
            target="_blank"
            rel="noopener noreferrer"
            onClick={onClose}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden>
              <path d={storeMarks[store]} />
            </svg>
            {t(`shell:download.${store}`)}
          </ButtonLink>
        ))}
        <Button variant="text" onClick={onClose}>
          {t('shell:download.later')}
        </Button>
      </div>
    </Root>
  );
}
