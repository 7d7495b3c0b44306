import {useEffect, useState} from 'react';

/**
 * A part of the site that loads when it is wanted. Of one that isn't wanted any
 * more nothing is heard, whether it comes or not.
 *
 * @param isWanted - whether the reader has come for it
 * @param load - loads it; the same function always
 * @param onFailed - told when it can't be loaded; the same function always
 */
export function useLazyPart<Part>(
  isWanted: boolean,
  load: () => Promise<Part>,
  onFailed?: () => void,
): {readonly part: Part | undefined; readonly hasFailed: boolean} {
  const [part, setPart] = useState<Part>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!isWanted) {
      return undefined;
    }
    let isCurrent = true;
    setHasFailed(false);
    load().then(
      (loaded) => isCurrent && setPart(() => loaded),
      () => {
        if (isCurrent) {
          setHasFailed(true);
          onFailed?.();
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, load, onFailed]);

  return {
    part: isWanted ? part : undefined,
    hasFailed: isWanted && hasFailed,
  };
}
