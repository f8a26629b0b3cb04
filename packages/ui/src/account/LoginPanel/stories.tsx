import { useState } from 'react';
import { expect, fn, waitFor, type within } from 'storybook/test';
import { accept } from '../../forms/callForm/calls.stories.ts';
import { panelParameters } from '../stories.tsx';
import { LoginPanel } from './LoginPanel.tsx';
import type { LoginPanelProps, LoginView } from './loginPanelProps.ts';

/** Panel that switches views like its host. Only stories import this file. */
export function HostedPanel({ view: first, onViewChange, ...panel }: LoginPanelProps) {
  const [view, setView] = useState<LoginView>(first);
  const show = (next: LoginView) => {
    onViewChange(next);
    setView(next);
  };
  return <LoginPanel {...panel} view={view} onViewChange={show} />;
}

export const loginArgs = {
  open: true,
  view: 'login' as LoginView,
  onClose: fn(),
  onViewChange: fn(),
  onLogin: fn(accept),
  onRegister: fn(accept),
  onForgotPassword: fn(accept),
  onSelectProvider: fn(),
  onSubmitCode: fn(accept),
  onBack: fn(),
};

export const loginParameters = { ...panelParameters, docs: { story: { inline: false, height: '760px' } } };

/** Form of the panel after the initial focus: text typed earlier would be lost. */
export async function findOpenedForm(
  canvas: Pick<ReturnType<typeof within>, 'findByRole'>,
  options?: { name: string },
): Promise<HTMLElement> {
  const form = await canvas.findByRole('form', options);
  await waitFor(() => expect(form.closest('[data-view]')).toContainElement(document.activeElement as HTMLElement));
  return form;
}

export function getBoxes(form: HTMLElement): { cover: DOMRect; form: DOMRect; panel: DOMRect } {
  const panel = form.closest('[role=dialog]');
  const cover = panel?.querySelector('.cover');
  if (!panel || !cover) throw new Error('the form stands in no panel');
  return {
    cover: cover.getBoundingClientRect(),
    form: form.getBoundingClientRect(),
    panel: panel.getBoundingClientRect(),
  };
}
