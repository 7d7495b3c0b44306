import {useEffect, useState} from 'react';

/** Whether something has been so for a while. */
export function useDelayed(isSo: boolean, millis: number): boolean {
  const [isDelayed, setIsDelayed] = useState(false);
  useEffect(() => {
    if (!isSo) {
      return undefined;
    }
    const timer = setTimeout(() => setIsDelayed(true), millis);
    return () => {
      clearTimeout(timer);
      setIsDelayed(false);
    };
  }, [isSo, millis]);
  return isSo && isDelayed;
}
