import { type CSSObject, css } from '@emotion/react';
import { factStyles } from '../../listings/FactsRow/factStyles.ts';
import { cardBoxes } from '../../listings/PropertyCard/cardBoxes.ts';
import { chipStyles } from '../../listings/RankingChip/chipStyles.ts';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineBox, radius, typeScale } from '../../theme/tokens.ts';

const oneLineStyles: CSSObject = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

const looks: CSSObject = {
  '& .window': {
    position: 'relative',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    backgroundColor: role.surfaceSunken,
  },
  '& .window > img, & .lattice': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
  '& .window > img': { objectFit: 'cover' },
  '& .lattice': { color: role.outline, opacity: 0.3 },
  '& .no-picture': {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 16,
    inlineSize: 'fit-content',
    maxInlineSize: '90%',
    marginInline: 'auto',
    paddingInline: 14,
    borderRadius: radius.chip,
    backgroundColor: role.surface,
    color: role.inkMuted,
    fontSize: typeScale.caption,
    lineHeight: lineBox.price,
  },
  '& .chip': { ...chipStyles, position: 'absolute', insetBlockStart: 12, insetInlineStart: 12 },
  '& .pictures': {
    position: 'absolute',
    insetBlockEnd: 12,
    insetInlineEnd: 12,
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    paddingInline: 10,
    borderRadius: radius.chip,
    backgroundColor: role.photoShade,
    color: role.onPhoto,
    fontSize: typeScale.caption,
    lineHeight: lineBox.title,
  },
  '& .price': { ...oneLineStyles, fontWeight: fontWeight.figure, fontVariantNumeric: 'tabular-nums' },
  '& .terms': { ...oneLineStyles, color: role.inkMuted, fontVariantNumeric: 'tabular-nums' },
  '& .facts': { display: 'flex', gap: 10 },
  '& .title': { ...oneLineStyles, blockSize: 28, lineHeight: lineBox.title, fontWeight: fontWeight.medium },
  '& .place': { ...oneLineStyles, color: role.inkMuted },
  // Placeholders are less prominent than values.
  '& .to-come': { color: role.inkMuted, fontWeight: fontWeight.regular },
  '& .price.to-come': { fontSize: typeScale.lead },
  '& .features': { display: 'flex', flexWrap: 'wrap', gap: 6, marginBlockStart: 10 },
  '& .features li': {
    paddingInline: 10,
    borderRadius: radius.chip,
    backgroundColor: role.surfaceSunken,
    fontSize: typeScale.caption,
    lineHeight: lineBox.title,
  },
  '& .features .more': { backgroundColor: 'transparent', paddingInline: 4, color: role.inkMuted },
};

export const previewCss = css(cardBoxes, factStyles, looks);
