import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { financialTexts, managementTexts } from '@mashrabiya/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { ServicePage, type ServicePageProps } from './ServicePage.tsx';

function createServiceProps(name: 'management' | 'financial', language: 'ar' | 'en'): ServicePageProps {
  const { articles, shell } = language === 'ar' ? ar : en;
  const { text, action, closing } = articles[name];
  return {
    title: shell.links[name],
    intro: text,
    topics: (name === 'management' ? managementTexts : financialTexts)(language),
    action: { href: '/contact', label: action },
    otherAction: { href: '/QAs', label: shell.links.questions },
    closing,
  };
}

const meta = preview.meta({
  title: 'Articles/ServicePage',
  component: ServicePage,
  args: createServiceProps('management', 'ar'),
  render: (args, { globals }) => {
    const name = args.title === ar.shell.links.management ? 'management' : 'financial';
    return <ServicePage {...args} {...createServiceProps(name, getLanguage(globals))} />;
  },
});

/** The contents are at the inline start; the action is above and below. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible();
    const [lettingTopic] = args.topics;
    const contents = canvas.getByRole('navigation', { name: ar.articles.legal.contents });
    const topic = canvas.getByRole('article', { name: lettingTopic?.title });
    await expect(contents.getBoundingClientRect().left).toBeGreaterThan(topic.getBoundingClientRect().right);
    await expect(canvas.getByRole('link', { name: lettingTopic?.title })).toHaveAttribute('href', '#letting');
    await expect(canvas.getAllByRole('link', { name: args.action.label })).toHaveLength(2);
  },
});

/** Topics repeat the titles of their sections, which are therefore no landmarks. */
export const DistinctLandmarks = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(1);
    await expect(canvas.getAllByRole('region')).toEqual([canvas.getByRole('region', { name: args.closing })]);
  },
});

export const OneTopic = meta.story({
  args: createServiceProps('financial', 'ar'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('table')).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
