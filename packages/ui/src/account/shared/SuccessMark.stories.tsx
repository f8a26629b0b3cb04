import preview from '../../../../../.storybook/preview.tsx';
import { SuccessMark } from './SuccessMark.tsx';

const meta = preview.meta({ title: 'Account/SuccessMark', component: SuccessMark });

export const Default = meta.story();

export const Small = meta.story({ args: { width: 48, height: 48 } });

export const Dark = meta.story({ globals: { scheme: 'dark' } });
