import type { PageTheme } from '@kurstadt/contract'

/** Colour of the browser's own bar around a theme, as its header shows it. */
export const themeColors: Readonly<Record<PageTheme, string>> = {
  default: '#fcfaf6',
  rossini: '#270f1a',
  behoerdenlotse: '#ffffff',
}

/** Colours of the installed app: its bar while it starts, and the ground behind its icon. */
export const appColors = { theme: '#1c4035', background: '#fcfaf6' } as const
