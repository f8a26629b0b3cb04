import type { PropertyPage } from '@mashrabiya/contract';
import { createI18n } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { PropertyGrid, UiProvider } from '@mashrabiya/ui';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const i18n = createI18n('ar', { ar });
const hrefOf = ({ id }: { id: string }) => `/property-${id}`;
const onLove = () => {};

/** The element that draws just what a node is: same tags, classes, texts and depth, and nothing behind them. */
function plainCopy(node: Node, key: number): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  const attributes: Record<string, unknown> = { key };
  for (const { name, value } of node.attributes) {
    if (name === 'class') attributes.className = value;
    else if (name !== 'style' && !name.startsWith('on')) attributes[name] = value;
  }
  const children = [...node.childNodes].map(plainCopy);
  return children.length
    ? createElement(node.localName, attributes, children)
    : createElement(node.localName, attributes);
}

function mount(element: ReactElement): { ms: number; host: HTMLElement; end: () => void } {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const start = performance.now();
  flushSync(() => root.render(element));
  host.getBoundingClientRect();
  const ms = performance.now() - start;
  const end = () => {
    root.unmount();
    host.remove();
  };
  return { ms, host, end };
}

/** Mounts the same homes as cards and as plain elements, in turn; answers milliseconds, round by round. */
export function measure(homes: PropertyPage['allData'], rounds: number): { cards: number[]; plain: number[] } {
  const cards = (
    <UiProvider language="ar" i18n={i18n}>
      <PropertyGrid properties={homes} hrefOf={hrefOf} onLove={onLove} />
    </UiProvider>
  );
  const first = mount(cards);
  const grid = first.host.querySelector('ul');
  const copy = grid ? plainCopy(grid, 0) : null;
  const plain = <div>{copy}</div>;
  first.end();
  const times = { cards: [] as number[], plain: [] as number[] };
  for (let round = -2; round < rounds; round++) {
    for (const [name, element] of [
      ['plain', plain],
      ['cards', cards],
    ] as const) {
      const { ms, end } = mount(element);
      end();
      if (round >= 0) times[name].push(ms);
    }
  }
  return times;
}

Object.assign(window, { measureCards: measure });
