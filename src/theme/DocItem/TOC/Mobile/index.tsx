// Changed: nothing above the title; src/theme/DocItem/Content has it below.
import type {ReactNode} from 'react';

export default function DocItemTOCMobile(): ReactNode {
  return null;
}
