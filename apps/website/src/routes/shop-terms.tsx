import type { ShopBedingungen } from '@kurstadt/contract'
import { shopPfade } from '@kurstadt/contract/shop'
import type { ReactNode } from 'react'
import { loadShell, loadShopTerms } from '../content/index.server.ts'
import { type Shell, setShellFacts, shellTags } from '../content/index.ts'
import { env } from '../env.server.ts'
import { Instruction, Terms, termsTexts } from '../features/bedingungen/index.ts'
import { PageHead } from '../features/page-head/index.ts'
import { useTexts } from '../i18n/index.ts'
import { PageLayout, SiteLayout } from '../layouts/index.ts'
import { spracheOf } from './cart-request.ts'
import { asContentError, failure } from './failure.server.tsx'
import { ownPage } from './own-page.ts'
import { type Asked, redirect, type Shown } from './route.ts'

const pages = { agb: 'agb', widerrufsbelehrung: 'widerruf' } as const

type Which = keyof typeof pages

type ViewProps = { shell: Shell; which: Which; children: ReactNode }

function TermsPage({ shell, which, children }: ViewProps) {
  const { home } = useTexts().header
  const { shop, [pages[which]]: words } = termsTexts[shell.sprache]
  const alternates = { de: shopPfade.de[which], en: shopPfade.en[which] }
  const own = ownPage(shell, { title: words.title, intro: words.intro, home }, alternates)
  const way = [...own.seite.breadcrumbs, { title: shop, href: shopPfade[shell.sprache].liste }]
  const page = { ...own, seite: { ...own.seite, breadcrumbs: way } }
  return (
    <>
      <PageHead page={page} origin={env.WEBSITE_URL} path={shopPfade[shell.sprache][which]} />
      <PageLayout page={page} />
      {children}
    </>
  )
}

/** A page of the website's own about what a purchase is subject to; kept until that changes. */
async function show(
  { facts, url }: Asked,
  which: Which,
  view: (terms: ShopBedingungen) => ReactNode,
): Promise<Shown | Response> {
  const sprache = spracheOf({ url })
  const path = shopPfade[sprache][which]
  if (url.pathname !== path) return redirect(path, 301)
  try {
    const [shell, { isStale, tags, terms }] = await Promise.all([
      loadShell({ sprache, theme: 'default' }),
      loadShopTerms(sprache),
    ])
    for (const tag of [...shellTags, ...tags]) facts.tags.add(tag)
    facts.isStale = isStale || shell.menus.haupt === null
    facts.isCacheable = true
    setShellFacts(facts, shell)
    return {
      theme: 'default',
      view: (
        <SiteLayout shell={shell} theme="default">
          <TermsPage shell={shell} which={which}>
            {view(terms)}
          </TermsPage>
        </SiteLayout>
      ),
    }
  } catch (error) {
    const failed = asContentError(error)
    if (!failed) throw error
    throw await failure(failed, url.pathname, facts)
  }
}

/** The terms of the shop. */
export const showTerms = (asked: Asked) => show(asked, 'agb', (terms) => <Terms terms={terms} />)

/** The instruction on withdrawal with its form. */
export const showInstruction = (asked: Asked) =>
  show(asked, 'widerrufsbelehrung', (terms) => <Instruction terms={terms} />)
