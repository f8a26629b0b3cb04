import { POPUP_TRANSITION_MS } from '@mashrabiya/contract/constants';
import { expect, it } from 'vitest';
import { panelStyles } from './panelStyles.ts';

it('comes and goes in the time that the specification gives', () => {
  expect(panelStyles.transition).toContain(`translate ${POPUP_TRANSITION_MS}ms`);
});
