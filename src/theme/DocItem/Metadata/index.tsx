import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import {SheetMargins} from '@site/src/ui/page/SheetMargins';

/** The page's metadata, also on paper. */
export default function MetadataWrapper(): ReactNode {
  const {permalink, title} = useDoc().metadata;
  return (
    <>
      <Metadata />
      <SheetMargins title={title} permalink={permalink} />
    </>
  );
}
