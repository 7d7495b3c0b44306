import type {Config} from '@docusaurus/types';

/*
 * What `docusaurus serve` needs of a site that is built. Our own configuration
 * brings all that builds pages with it.
 */
export default {
  title: 'served',
  url: 'http://localhost',
  baseUrl: '/',
} satisfies Config;
