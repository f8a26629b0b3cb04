import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Storybook's own build; the web app's plugins (server rendering, manifests) have no place here. */
export default defineConfig({ plugins: [react()] });
