import { shopPfade } from '@kurstadt/contract/shop'
import type { ReactNode } from 'react'
import { loadShell } from '../content/index.server.ts'
import { type Page, type PageBlock, type Shell, setShellFacts } from '../content/index.ts'
import { ShopFoot } from '../features/bedingungen/index.ts'
import { spracheOfPath, useTexts } from '../i18n/index.ts'
import { PageLayout, SiteLayout } from '../layouts/index.ts'
import { ownPage } from './own-page.ts'
import type { Asked, Shown } from './route.ts'

/** What stands on a page of the shop that is one visitor's own. */
export type ShopParts = {
  title: string
  intro?: string
  /** What one calls the shop in the way to this page. */
  shop: string
  alternates?: Page['alternates']
  blocks?: PageBlock[]
  view?: ReactNode
}

type PageProps = { shell: Shell; parts: ShopParts }

function OwnPage({ shell, parts }: PageProps) {
  const { title, intro = '', shop, alternates = {}, blocks = [], view } = parts
  const { home } = useTexts().header
  const own = ownPage(shell, { title, intro, home }, alternates)
  const way = [...own.seite.breadcrumbs, { title: shop, href: shopPfade[shell.sprache].liste }]
  return (
    <>
      <PageLayout page={{ ...own, blocks, seite: { ...own.seite, breadcrumbs: way } }} />
      {view}
      {view !== undefined && <ShopFoot hasMargins />}
    </>
  )
}

type Terms = { status?: number; headers?: Readonly<Record<string, string>> }

/**
 * A page of the shop that is one visitor's own, in head and way like every other. No store and no
 * search engine sees it (T20), and other sites are not told of its address.
 */
export async function showOwn(
  { facts, url }: Asked,
  parts: ShopParts,
  { status = 200, headers = {} }: Terms = {},
): Promise<Shown> {
  facts.isPrivate = true
  const sprache = spracheOfPath(url.pathname) ?? 'de'
  const shell = await loadShell({ sprache, theme: 'default' })
  setShellFacts(facts, shell)
  return {
    theme: 'default',
    status,
    headers,
    view: (
      <SiteLayout shell={shell} theme="default">
        <title>{parts.title}</title>
        <meta name="robots" content="noindex" />
        {/* With `no-referrer` a browser would hide where our own forms come from, too. */}
        <meta name="referrer" content="same-origin" />
        <OwnPage shell={shell} parts={parts} />
      </SiteLayout>
    ),
  }
}
