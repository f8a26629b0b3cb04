import { createI18n } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { type ReactElement, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { UiProvider } from '../foundation/locale/UiProvider.tsx';

const roots = new WeakMap<HTMLElement, Root>();

/** React cannot unmount a root while it renders another. */
const unmountWithStory = (box: HTMLElement | null) => () => {
  if (box) queueMicrotask(() => roots.get(box)?.unmount());
};

/** Box for `sendHtml`. Its app unmounts with the story, together with its document-wide styles. */
export const HtmlBox = () => <div data-testid="page" ref={unmountWithStory} />;

/**
 * Renders an element to server HTML in a box, in Arabic. The result hydrates it, and fails if hydration had to render
 * anything again.
 */
export function sendHtml(box: HTMLElement, element: ReactElement): () => Promise<void> {
  let reportHydrated = () => {};
  const page = (
    <UiProvider language="ar" i18n={createI18n('ar', { ar })}>
      {element}
      <Signal onAlive={() => reportHydrated()} />
    </UiProvider>
  );
  box.innerHTML = renderToString(page);
  return async () => {
    const problems: string[] = [];
    await new Promise<void>((resolve) => {
      reportHydrated = resolve;
      roots.set(box, hydrateRoot(box, page, { onRecoverableError: (error) => problems.push(String(error)) }));
    });
    if (problems.length) throw new Error(problems.join('\n'));
  };
}

/** Reports when effects run, which is when handlers are attached. */
function Signal({ onAlive }: { onAlive(): void }) {
  useEffect(() => onAlive());
  return null;
}
