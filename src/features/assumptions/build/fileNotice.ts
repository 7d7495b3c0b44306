import {ASSUMPTION_LIST} from '../shared/labels';

/**
 * What a published file says of its marks, at its top, and where all of them are.
 *
 * @param siteUrl - the site's address, with its base path
 */
export function fileNotice(siteUrl: string) {
  return {
    notice:
      'assumptionsにIDがある内容は、製品で確認できていません。このWikiの仮定なので、業務に使う前に製品で確認してください。IDごとの説明は、assumptionListのページにあります。',
    assumptionList: new URL(ASSUMPTION_LIST.slice(1), siteUrl).href,
  };
}
