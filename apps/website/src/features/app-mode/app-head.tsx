import type { PageTheme, Sprache } from '@kurstadt/contract'
import { themeColors } from './theme-colors.ts'

/** What the head says to those who install the site or show it in a bar of their own (spec 4). */
export function AppHead({ sprache, theme }: { sprache: Sprache; theme: PageTheme }) {
  const manifest = sprache === 'de' ? '/manifest.webmanifest' : '/manifest.en.webmanifest'
  return (
    <>
      <link rel="manifest" href={manifest} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta name="theme-color" content={themeColors[theme]} />
    </>
  )
}
