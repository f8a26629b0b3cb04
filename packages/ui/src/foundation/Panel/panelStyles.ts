import { radius } from '../../theme/tokens.ts';

const content = { '& > .content': { display: 'flex', flexDirection: 'column', flex: '1 0 auto' } };

/** Additions to the theme's drawer by placement. Strings, because `sx` scales numbers. */
export const panelStyles = {
  end: {
    ...content,
    insetBlock: '0',
    insetInline: 'auto 0',
    inlineSize: 'min(360px, 88vw)',
    blockSize: '100dvh',
    maxBlockSize: '100dvh',
    marginInline: '0',
    borderRadius: '0',
  },
  bottom: content,
  center: {
    ...content,
    inset: '0',
    margin: 'auto',
    inlineSize: 'min(480px, calc(100vw - 32px))',
    maxInlineSize: '100vw',
    blockSize: 'fit-content',
    maxBlockSize: 'calc(100dvh - 32px)',
    borderRadius: `${radius.card}px`,
  },
};
