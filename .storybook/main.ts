import { defineMain } from '@storybook/react-vite/node';

/** `STORIES=packages/ui/src/forms` limits the stories to some folders or files, which starts and builds faster. */
const selectedStories = process.env.STORIES?.split(',').map((name) =>
  name.endsWith('.tsx') ? `../${name}` : `../${name}/**/*.stories.tsx`,
);

export default defineMain({
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: selectedStories ?? ['../stories/**/*.stories.tsx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  staticDirs: [
    // Pictures of listings and articles, under the path that the server uses.
    { from: '../packages/demo-data/media', to: '/images' },
    { from: '../packages/content/media', to: '/images' },
    // MSW's service worker, always of the installed version.
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
