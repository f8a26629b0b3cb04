import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, touchTarget, typeScale, zIndex } from '../../theme/tokens.ts';

/** Runs from the bottom upwards: the newest message stays in place while earlier ones are added above. */
export const scrollerStyles: CSSObject = {
  display: 'flex',
  flexDirection: 'column-reverse',
  blockSize: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&:focus-visible': { outlineOffset: -2 },
};

export const messageListStyles: CSSObject = {
  position: 'relative',
  minBlockSize: 0,
  backgroundColor: role.background,
  '& .days': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'end',
    gap: 16,
    flex: '1 0 auto',
    padding: 16,
  },
  '& .earlier': { display: 'grid', justifyItems: 'center', color: role.error },
  '& .days > section': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 },
  '& .day': {
    justifySelf: 'center',
    color: role.inkMuted,
    fontSize: typeScale.caption,
    fontWeight: fontWeight.medium,
  },
  '& .run': { display: 'grid', gap: 4, justifyItems: 'start' },
  '& .run.own': { justifyItems: 'end' },
  '& .message': { display: 'grid', gap: 2, justifyItems: 'inherit', maxInlineSize: 'min(85%, 52ch)' },
  '& .text': {
    paddingBlock: 8,
    paddingInline: 14,
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& .run:not(.own) .message:last-of-type .text': { borderEndStartRadius: radius.mark },
  '& .own .text': { borderColor: 'transparent', backgroundColor: role.primarySoft },
  '& .own .message:last-of-type .text': { borderEndEndRadius: radius.mark },
  '& .failed .text': { borderColor: role.error, backgroundColor: role.surface },
  '& .meta': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 6px',
    paddingInline: 4,
    color: role.inkMuted,
    fontSize: typeScale.mini,
  },
  '& .meta.error': { color: role.error, fontSize: typeScale.caption },
  '& .meta.error svg': { flex: 'none' },
  '& .meta button': {
    minBlockSize: touchTarget,
    marginBlock: -10,
    paddingInline: 4,
    borderRadius: radius.inner,
    border: 0,
    background: 'none',
    color: role.primary,
    fontWeight: fontWeight.medium,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
  '& .end': { blockSize: 1, marginBlockStart: -17 },
  '& .to-newest': {
    position: 'absolute',
    zIndex: zIndex.raised,
    insetBlockEnd: 12,
    insetInlineEnd: 16,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surfaceRaised,
    '&:hover': { backgroundColor: role.surfaceSunken },
  },
};
