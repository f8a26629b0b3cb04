import { createI18n } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { type ReactElement, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { UiProvider } from '../foundation/UiProvider.tsx';

const roots = new WeakMap<HTMLElement, Root>();

/** React cannot end one root while it draws another. */
const endWithStory = (box: HTMLElement | null) => () => {
  if (box) queueMicrotask(() => roots.get(box)?.unmount());
};

/** A box for `sendHtml`. What came to life in it ends with the story, and its styles for the whole document do, too. */
export const HtmlBox = () => <div data-testid="page" ref={endWithStory} />;

/**
 * Puts the HTML that a server would send for an element into a box, in Arabic. The answer brings it to life, as the
 * browser does once the script has come, and fails if that had to draw anything anew.
 */
export function sendHtml(box: HTMLElement, element: ReactElement): () => Promise<void> {
  let alive = () => {};
  const page = (
    <UiProvider language="ar" i18n={createI18n('ar', { ar })}>
      {element}
      <Signal onAlive={() => alive()} />
    </UiProvider>
  );
  box.innerHTML = renderToString(page);
  return async () => {
    const problems: string[] = [];
    await new Promise<void>((resolve) => {
      alive = resolve;
      roots.set(box, hydrateRoot(box, page, { onRecoverableError: (error) => problems.push(String(error)) }));
    });
    if (problems.length) throw new Error(problems.join('\n'));
  };
}

/** Tells when effects run, which is when handlers listen. */
function Signal({ onAlive }: { onAlive(): void }) {
  useEffect(() => onAlive());
  return null;
}
