import { useState } from 'react';
import { expect, waitFor, type within } from 'storybook/test';
import { panelParameters } from '../stories.tsx';
import { LoginPanel } from './LoginPanel.tsx';
import type { LoginPanelProps, LoginView } from './loginPanelProps.ts';

/** The panel with the host's one duty done: the view that was asked for is shown. Only stories import this file. */
export function HostedPanel({ view: first, onView, ...panel }: LoginPanelProps) {
  const [view, setView] = useState<LoginView>(first);
  const show = (next: LoginView) => {
    onView(next);
    setView(next);
  };
  return <LoginPanel {...panel} view={view} onView={show} />;
}

export const loginParameters = { ...panelParameters, docs: { story: { inline: false, height: '760px' } } };

/** A form of the panel, once the panel has put the focus beside or into it: what is typed before is lost to it. */
export async function openedForm(
  canvas: Pick<ReturnType<typeof within>, 'findByRole'>,
  options?: { name: string },
): Promise<HTMLElement> {
  const form = await canvas.findByRole('form', options);
  await waitFor(() => expect(form.closest('[data-view]')).toContainElement(document.activeElement as HTMLElement));
  return form;
}

/** Where the cover and a form stand, from the panel's left edge to its right. */
export function places(form: HTMLElement): { cover: DOMRect; form: DOMRect; panel: DOMRect } {
  const panel = form.closest('[role=dialog]');
  const cover = panel?.querySelector('.cover');
  if (!panel || !cover) throw new Error('the form stands in no panel');
  return {
    cover: cover.getBoundingClientRect(),
    form: form.getBoundingClientRect(),
    panel: panel.getBoundingClientRect(),
  };
}
