import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  integrations: [
    starlight({
      title: 'Combosite Functions Wiki',
      locales: {root: {label: '日本語', lang: 'ja'}},
      sidebar: ['tutorial', 'wiki', 'api'].map((directory) => ({
        label: directory,
        items: [{autogenerate: {directory}}],
      })),
    }),
  ],
  telemetry: false,
});
