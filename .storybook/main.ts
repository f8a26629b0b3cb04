import { defineMain } from '@storybook/react-vite/node';

/** `STORIES=packages/ui/src/forms` shows the stories of a few folders or files only, which starts and builds sooner. */
const some = process.env.STORIES?.split(',').map((name) =>
  name.endsWith('.tsx') ? `../${name}` : `../${name}/**/*.stories.tsx`,
);

export default defineMain({
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: some ?? ['../stories/**/*.mdx', '../stories/**/*.stories.tsx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  staticDirs: [
    // The seed's pictures, where the server has them.
    { from: '../packages/demo-data/media', to: '/images' },
    // The worker that answers requests, always of the installed version.
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
