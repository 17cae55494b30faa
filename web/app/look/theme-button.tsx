import { useEffect, useState } from 'react';

const KEY = 'warledger.theme';
const NEXT = { system: 'light', light: 'dark', dark: 'system' } as const;
type Theme = keyof typeof NEXT;

const WORDS: Readonly<Record<Theme, string>> = { system: 'As the device', light: 'Light', dark: 'Dark' };

/** Light, dark, or as the device has it. */
export function ThemeButton() {
  const [theme, setTheme] = useState<Theme>(() => (localStorage.getItem(KEY) as Theme | null) ?? 'system');
  useEffect(() => {
    localStorage.setItem(KEY, theme);
    document.documentElement.style.colorScheme = theme === 'system' ? 'light dark' : theme;
  }, [theme]);
  return (
    <button
      className="quiet theme"
      onClick={() => setTheme(NEXT[theme])}
      aria-label={`Colours: ${WORDS[theme]}`}
    >
      <span aria-hidden="true">{theme === 'dark' ? '●' : theme === 'light' ? '○' : '◐'}</span>
    </button>
  );
}
