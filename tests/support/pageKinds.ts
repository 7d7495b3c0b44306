/** One page of each kind that the site has, by the kind's name. */
export const PAGE_KINDS = {
  home: '/',
  'writing-sample': '/markdown-page',
  'release-note': '/release-note',
  tag: '/tags/custom-data',
  category: '/category/tutorial-basic',
  tutorial: '/tutorial/quick-start',
  'how-to': '/wiki/custom-data-function/custom-secret',
  unconfirmed: '/wiki/office/unconfirmed',
  reference: '/api/',
  class: '/api/classes/CustomFunctionLogger',
  enumeration: '/api/enumerations/SexKubun',
  'not-found': '/no-such-page',
} as const;
