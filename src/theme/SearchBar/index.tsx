// Changed: docusaurus-lunr-search's search bar has fixed English strings, loads
// its index while it renders and can't be used with a screen reader. Ours has
// nothing of it.
import type {ReactNode} from 'react';
import {SearchBox} from '../../features/search/page/box/SearchBox';

/** The search box of the navbar. */
export default function SearchBar(): ReactNode {
  return <SearchBox />;
}
