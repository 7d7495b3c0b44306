import type {ReactNode} from 'react';
import type {Props} from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';

/** The switch between light and dark; each press changes what is seen. */
export default function ColorModeToggleWrapper(props: Props): ReactNode {
  return (
    <ColorModeToggle
      {...props}
      onChange={() => {
        const isDark = document.documentElement.dataset.theme === 'dark';
        const isDarkSystem = window.matchMedia(
          '(prefers-color-scheme: dark)',
        ).matches;
        // What the system has anyway is no choice.
        const isChoice =
          !props.respectPrefersColorScheme || isDark === isDarkSystem;
        props.onChange(isChoice ? (isDark ? 'light' : 'dark') : null);
      }}
    />
  );
}
