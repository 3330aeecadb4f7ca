import bodoni from '@fontsource/bodoni-moda/files/bodoni-moda-latin-600-normal.woff2?url'
import newsreader from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url'
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import type { PageTheme } from '@kurstadt/contract'
import type { ReactNode } from 'react'
import { AppHead, AppModeContext } from '../features/app-mode/index.ts'
import { spracheOfPath } from '../i18n/index.ts'
import { AddressContext } from '../ui/link/index.ts'
import { scripts, styleSheets } from './browser-files.server.ts'

/** Faces a theme shows at once; behind the first one there is always the face of the text. */
const fonts = {
  default: [newsreader, sourceSans],
  rossini: [bodoni, sourceSans],
  behoerdenlotse: [sourceSans],
}

type DocumentProps = { url: URL; theme: PageTheme; isApp: boolean; children: ReactNode }

/** The document around every page, also around an error. */
export function Document({ url, theme, isApp, children }: DocumentProps) {
  const sprache = spracheOfPath(url.pathname)
  return (
    <html lang={sprache} data-theme={theme} data-app={isApp ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {styleSheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {fonts[theme].map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <AppHead sprache={sprache} theme={theme} />
        {scripts.map((src) => (
          // `async`: with a script on its way, a browser would take the end of the document for the
          // arrival at its hash and call back whoever has moved on by a skip link.
          <script key={src} async={true} type="module" src={src} fetchPriority="low" />
        ))}
      </head>
      <body data-behaviour="hash prefetch app-mode">
        <AddressContext value={{ path: url.pathname, query: url.search }}>
          <AppModeContext value={isApp}>{children}</AppModeContext>
        </AddressContext>
      </body>
    </html>
  )
}
