import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

const turn = keyframes({ to: { rotate: '1turn' } });

const Root = styled('span')({
  display: 'inline-block',
  inlineSize: 18,
  blockSize: 18,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 0.8s linear infinite`,
});

/** Something is on its way to a field. The field says so in words. */
export function Spinner({ className }: { className?: string }) {
  return <Root className={className} aria-hidden />;
}
