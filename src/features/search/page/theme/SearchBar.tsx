import type {ReactNode} from 'react';
import {SearchBox} from '../box/SearchBox';

/** What the navbar shows in the place that it keeps for a search. */
export default function SearchBar(): ReactNode {
  return <SearchBox />;
}
