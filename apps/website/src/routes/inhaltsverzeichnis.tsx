import { loadAllPages, loadShell } from '../content/index.server.ts'
import { type ListedPage, type Shell, setShellFacts, shellTags } from '../content/index.ts'
import { env } from '../env.server.ts'
import { Inhaltsverzeichnis, useContentsIntro } from '../features/inhaltsverzeichnis/index.ts'
import { contentsPath } from '../features/menu/index.ts'
import { PageHead } from '../features/page-head/index.ts'
import { spracheOfPath, useTexts } from '../i18n/index.ts'
import { PageLayout, SiteLayout } from '../layouts/index.ts'
import { ownPage } from './own-page.ts'
import { type Asked, redirect, type Shown } from './route.ts'

/** The website's own page that lists the menu and all other pages; it is kept until one of them changes. */
export async function showContents({ url, facts }: Asked): Promise<Shown | Response> {
  const sprache = spracheOfPath(url.pathname)
  const path = contentsPath[sprache]
  if (url.pathname !== path) return redirect(path, 301)
  const [shell, { pages, trail }] = await Promise.all([
    loadShell({ sprache, theme: 'default' }),
    loadAllPages(sprache),
  ])
  for (const tag of [...shellTags, ...trail.tags]) facts.tags.add(tag)
  facts.isStale = shell.menus.haupt === null || trail.isStale
  facts.isCacheable = true
  setShellFacts(facts, shell)
  const view = (
    <SiteLayout shell={shell} theme="default">
      <Contents shell={shell} path={path} pages={pages} />
    </SiteLayout>
  )
  return { theme: 'default', view }
}

type ContentsProps = { shell: Shell; path: string; pages: readonly ListedPage[] }

function Contents({ shell, path, pages }: ContentsProps) {
  const { menu, header } = useTexts()
  const texts = { title: menu.contents, intro: useContentsIntro(), home: header.home }
  const page = ownPage(shell, texts, contentsPath)
  return (
    <>
      <PageHead page={page} origin={env.WEBSITE_URL} path={path} />
      <PageLayout page={page} />
      <Inhaltsverzeichnis haupt={shell.menus.haupt} pages={pages} />
    </>
  )
}
