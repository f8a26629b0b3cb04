import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { role } from '../../theme/roles.ts';
import { layout, lineHeight, minWidthQuery, typeScale, zIndex } from '../../theme/tokens.ts';
import { HeroForm } from './HeroForm.tsx';
import { HeroScene } from './HeroScene.tsx';
import { heroFormStyles } from './heroFormStyles.ts';
import { heroSceneStyles } from './heroSceneStyles.ts';
import type { HomeHeroProps } from './homeHeroProps.ts';

const Root = styled('section')(
  {
    position: 'relative',
    isolation: 'isolate',
    '--scene-height': '156px',
    '--scene-foot': '278px',
    background: `linear-gradient(${role.background}, ${role.primarySoft} 34%, ${role.secondarySoft} 58%)`,
    '& > .inner': {
      position: 'relative',
      zIndex: zIndex.raised,
      maxInlineSize: layout.content + 2 * layout.gutterDesktop,
      marginInline: 'auto',
      paddingInline: layout.gutterPhone,
      paddingBlock: '20px 16px',
    },
    '& h1': { fontSize: typeScale.display, lineHeight: lineHeight.headline, textWrap: 'balance' },
    '& .lead': { marginBlock: '4px 134px', maxInlineSize: '36em', fontSize: typeScale.lead, textWrap: 'pretty' },
    [`@media ${minWidthQuery('desktop')}`]: {
      '--scene-height': '372px',
      '--scene-foot': '172px',
      '& > .inner': { paddingInline: layout.gutterDesktop, paddingBlock: '52px 40px' },
      '& .lead': { marginBlock: '10px 172px' },
    },
  },
  heroSceneStyles,
  heroFormStyles,
);

/** First screen of the home page: heading and search form over the drawing of Cairo. */
export function HomeHero({
  action,
  defaultSearch,
  governorates,
  count,
  onChange,
  onSubmit,
  onRequestPlaces,
  ...section
}: HomeHeroProps) {
  const { t } = useTranslation();
  return (
    <Root {...section}>
      <HeroScene />
      <div className="inner">
        <h1>{t('home:heroTitle')}</h1>
        <p className="lead">{t('home:heroText')}</p>
        <HeroForm {...{ action, defaultSearch, governorates, count, onChange, onSubmit, onRequestPlaces }} />
      </div>
    </Root>
  );
}
