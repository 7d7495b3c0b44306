import DefaultAdmonitionTypes from '@theme-original/Admonition/Types';
import {CheckAdmonition} from '@site/src/components/CheckAdmonition';

export default {...DefaultAdmonitionTypes, check: CheckAdmonition};
