import { loadShell } from '../content/index.server.ts'
import { type Shell, setShellFacts, shellTags } from '../content/index.ts'
import { env } from '../env.server.ts'
import { Inhaltsverzeichnis, useContentsIntro } from '../features/inhaltsverzeichnis/index.ts'
import { contentsPath } from '../features/menu/index.ts'
import { PageHead } from '../features/page-head/index.ts'
import { spracheOfPath, useTexts } from '../i18n/index.ts'
import { PageLayout, SiteLayout } from '../layouts/index.ts'
import { ownPage } from './own-page.ts'
import { type Asked, redirect, type Shown } from './route.ts'

/** The website's own page that lists the whole menu; it is kept until a menu changes. */
export async function showContents({ url, facts }: Asked): Promise<Shown | Response> {
  const sprache = spracheOfPath(url.pathname)
  const path = contentsPath[sprache]
  if (url.pathname !== path) return redirect(path, 301)
  const shell = await loadShell({ sprache, theme: 'default' })
  for (const tag of shellTags) facts.tags.add(tag)
  facts.isStale = shell.menus.haupt === null
  facts.isCacheable = true
  setShellFacts(facts, shell)
  const view = (
    <SiteLayout shell={shell} theme="default">
      <Contents shell={shell} path={path} />
    </SiteLayout>
  )
  return { theme: 'default', view }
}

function Contents({ shell, path }: { shell: Shell; path: string }) {
  const { menu, header } = useTexts()
  const texts = { title: menu.contents, intro: useContentsIntro(), home: header.home }
  const page = ownPage(shell, texts, contentsPath)
  return (
    <>
      <PageHead page={page} origin={env.WEBSITE_URL} path={path} />
      <PageLayout page={page} />
      <Inhaltsverzeichnis haupt={shell.menus.haupt} />
    </>
  )
}
