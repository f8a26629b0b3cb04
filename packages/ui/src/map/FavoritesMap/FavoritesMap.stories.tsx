import { ar } from '@mashrabiya/i18n/ar';
import { propertyCards } from '@mashrabiya/mocks';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getPropertyHref } from '../../foundation/stories.ts';
import { FavoritesMap, type FavoritesMapProps } from './FavoritesMap.tsx';

const [first] = propertyCards('ar');
const createPin = (id: string, lat: number, lng: number) => ({
  id,
  lat,
  lng,
  price: 3_200_000,
  action: 'forsell' as const,
  ranking: 1 as const,
  exact: true,
});

const meta = preview.meta({
  title: 'Map/FavoritesMap',
  component: FavoritesMap,
  args: {
    view: {
      total: 3,
      clusters: [],
      pins: [createPin('a', 30.04, 31.23), createPin('b', 31.2, 29.95), createPin('c', 27.26, 33.8)],
      dots: [],
      extent: '27.26,29.95,31.2,33.8',
    },
    status: 'ready',
    onRetry: fn(),
    openedId: undefined,
    onOpen: fn(),
    getHref: (id: string) => getPropertyHref({ id }),
  } as FavoritesMapProps,
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-home]')).toHaveLength(3));
    const pinA = canvasElement.querySelector<HTMLElement>('[data-home="a"]');
    if (pinA) await userEvent.click(pinA);
    await expect(args.onOpen).toHaveBeenCalledWith('a');
    await expect(canvas.getByRole('button', { name: ar.map.showAll })).toBeEnabled();
  },
});

export const Opened = meta.story({ args: { openedId: 'a', listing: first } });

export const Loading = meta.story({
  args: { view: undefined, status: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ar.map.loading)).toBeVisible();
    await expect(canvas.getByRole('button', { name: ar.map.showAll })).toBeDisabled();
  },
});

export const Failed = meta.story({
  args: { view: undefined, status: 'failed' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
