// Changed: the original is empty, the place for a site's own search.
import type {ReactNode} from 'react';
import {SearchBox} from '../../features/search/page/box/SearchBox';

/** The search box of the navbar. */
export default function SearchBar(): ReactNode {
  return <SearchBox />;
}
