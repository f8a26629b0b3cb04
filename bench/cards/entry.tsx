import type { PropertyPage } from '@mashrabiya/contract';
import { createI18n } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { PropertyGrid, UiProvider } from '@mashrabiya/ui';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MuiCard } from './MuiCard.tsx';

const i18n = createI18n('ar', { ar });
const getHref = ({ id }: { id: string }) => `/property-${id}`;
const onFavorite = () => {};

/** Style name as in React; custom properties keep their names. */
const toCamelCase = (name: string) =>
  name.startsWith('--') ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Plain element copy of a node: same tags, classes, texts and depth. */
function copyAsPlain(node: Node, key: number): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  const attributes: Record<string, unknown> = { key };
  for (const { name, value } of node.attributes) {
    if (name === 'class') attributes.className = value;
    else if (name !== 'style' && !name.startsWith('on')) attributes[name] = value;
  }
  if (node instanceof HTMLElement && node.style.length) {
    attributes.style = Object.fromEntries(
      [...node.style].map((name) => [toCamelCase(name), node.style.getPropertyValue(name)]),
    );
  }
  const children = [...node.childNodes].map(copyAsPlain);
  return children.length
    ? createElement(node.localName, attributes, children)
    : createElement(node.localName, attributes);
}

interface Mounted {
  ms: number;
  host: HTMLElement;
  /** Rerenders; returns milliseconds. */
  rerender: (element: ReactElement) => number;
  unmount: () => void;
}

function mount(element: ReactElement): Mounted {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const renderTimed = (element: ReactElement) => {
    const start = performance.now();
    flushSync(() => root.render(element));
    host.getBoundingClientRect();
    return performance.now() - start;
  };
  const ms = renderTimed(element);
  const unmount = () => {
    root.unmount();
    host.remove();
  };
  return { ms, host, rerender: renderTimed, unmount };
}

type Listings = PropertyPage['allData'];

const renderCards = (listings: Listings) => (
  <UiProvider language="ar" i18n={i18n}>
    <PropertyGrid properties={listings} getHref={getHref} onFavorite={onFavorite} />
  </UiProvider>
);
const renderMuiCards = (listings: Listings) => (
  <ul>
    {listings.map((property) => (
      <li key={property.id}>
        <MuiCard property={property} />
      </li>
    ))}
  </ul>
);

/** Milliseconds per round. */
export interface CardTimes {
  cards: number[];
  plain: number[];
  mui: number[];
  /** Rerender of the list with unchanged listings. */
  again: number[];
}

/** Mounts the same listings as cards, as plain elements and as MUI components, in turn. */
function measure(listings: Listings, rounds: number): CardTimes {
  const first = mount(renderCards(listings));
  const grid = first.host.querySelector('ul');
  const copy = grid ? copyAsPlain(grid, 0) : null;
  first.unmount();
  const times: CardTimes = { cards: [], plain: [], mui: [], again: [] };
  for (let round = -2; round < rounds; round++) {
    const plain = mount(<div>{copy}</div>);
    plain.unmount();
    const cards = mount(renderCards(listings));
    const again = cards.rerender(renderCards([...listings]));
    cards.unmount();
    const mui = mount(renderMuiCards(listings));
    mui.unmount();
    if (round < 0) continue;
    times.plain.push(plain.ms);
    times.cards.push(cards.ms);
    times.again.push(again);
    times.mui.push(mui.ms);
  }
  return times;
}

Object.assign(window, { measureCards: measure });
