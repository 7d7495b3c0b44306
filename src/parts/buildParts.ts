/*
 * What docusaurus.config.ts puts together for a build only: `npm start` has
 * nothing of it.
 */
export {default as hosting} from '../features/hosting/build';
export {default as markdownTwins} from '../features/markdown-twins/build';
