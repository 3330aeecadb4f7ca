import bodoni from '@fontsource/bodoni-moda/files/bodoni-moda-latin-600-normal.woff2?url'
import newsreader from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url'
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { AppHead } from './features/app-mode/index.ts'
import { NavigationState } from './features/navigation/index.ts'
import { spracheOfPath } from './i18n/index.ts'
import { FailedPage, useTheme } from './routes/shell.tsx'
import './styles/index.css'

/** Faces a theme shows at once; behind the first one there is always the face of the text. */
const fonts = {
  default: [newsreader, sourceSans],
  rossini: [bodoni, sourceSans],
  behoerdenlotse: [sourceSans],
}

/** The document around every page, also around an error. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const theme = useTheme(useRouteLoaderData('page'), useRouteLoaderData('gallery'))
  const sprache = spracheOfPath(pathname)
  return (
    <html lang={sprache} data-theme={theme} suppressHydrationWarning={import.meta.env.DEV}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {fonts[theme].map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* A browser keeps what it was sent of this: no code for it there. */}
        {import.meta.env.SSR && <AppHead sprache={sprache} theme={theme} />}
        <Links />
      </head>
      <body>
        {children}
        <NavigationState />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** Catches what no route caught; there are no menus then, but header, footer and a way home. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} />
}
