import type { Shell } from '../../content/index.ts'
import { appColors } from './theme-colors.ts'

/** The web app manifest as browsers read it (spec 4, app mode). */
export type WebManifest = {
  id: string
  name: string
  short_name: string
  description?: string
  lang: string
  dir: 'ltr'
  start_url: string
  scope: string
  display: 'standalone'
  theme_color: string
  background_color: string
  icons: { src: string; sizes: string; type: string; purpose?: 'maskable' }[]
  shortcuts: { name: string; url: string }[]
}

const png = 'image/png'
const mostShortcuts = 4
const fallbackName = { de: 'Kurstadt', en: 'Spa town' } as const

type Named = Pick<Shell, 'sprache' | 'einstellungen' | 'menus'>

/**
 * Describes the installed site: named after the configured town, with the links of its bar as
 * shortcuts, or the quick links where it has none.
 * It starts with `homescreen`, which sets app mode, in the language it was installed in.
 */
export function webManifest({ sprache, einstellungen, menus }: Named): WebManifest {
  const name = einstellungen?.ortsname ?? fallbackName[sprache]
  const home = `/${sprache}/`
  const { menuItems: links = [] } = menus.app?.menuItems.length
    ? menus.app
    : (menus.quicklinks ?? {})
  return {
    id: '/',
    name,
    short_name: name,
    ...(einstellungen?.claim && { description: einstellungen.claim }),
    lang: sprache,
    dir: 'ltr',
    start_url: `${home}?homescreen`,
    scope: '/',
    display: 'standalone',
    theme_color: appColors.theme,
    background_color: appColors.background,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: png },
      { src: '/icons/icon-512.png', sizes: '512x512', type: png },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: png, purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: links
      .flatMap(({ title, href }) =>
        href?.startsWith(home) && href !== home ? [{ name: title, url: href }] : [],
      )
      .slice(0, mostShortcuts),
  }
}
