import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import {sheetMargins} from '@site/src/config/sheetMargins';

/**
 * The page's metadata, and on each of its printed sheets the title and the
 * address: no browser can yet take them from the page's text. Not in the head,
 * where Docusaurus writes no styles before the scripts have come.
 */
export default function MetadataWrapper(): ReactNode {
  const {metadata} = useDoc();
  const {siteConfig} = useDocusaurusContext();
  return (
    <>
      <Metadata />
      <style media="print">
        {sheetMargins(metadata.title, siteConfig.url + metadata.permalink)}
      </style>
    </>
  );
}
