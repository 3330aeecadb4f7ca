import { redirect } from 'react-router'
import { loadShell } from '../content/index.server.ts'
import { noteShell, renderFacts, type Shell, shellTags } from '../content/index.ts'
import { env } from '../env.server.ts'
import { Inhaltsverzeichnis, useContentsIntro } from '../features/inhaltsverzeichnis/index.ts'
import { contentsPath } from '../features/menu/index.ts'
import { PageHead } from '../features/page-head/index.ts'
import { loadTexts, spracheOfPath, useTexts } from '../i18n/index.ts'
import { PageLayout, SiteLayout } from '../layouts/index.ts'
import type { Route } from './+types/inhaltsverzeichnis'
import { ownPage } from './own-page.ts'
import { FailedPage } from './shell.tsx'

/** The website's own page that lists the whole menu; it is kept until a menu changes. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const facts = context.get(renderFacts)
  const sprache = spracheOfPath(url.pathname)
  const path = contentsPath[sprache]
  if (url.pathname !== path) throw redirect(path, 301)
  const shell = await loadShell({ sprache, theme: 'default' })
  for (const tag of shellTags) facts.tags.add(tag)
  facts.isStale = shell.menus.haupt === null
  facts.isCacheable = true
  noteShell(facts, shell)
  return { shell, path, origin: env.WEBSITE_URL }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const data = await serverLoader()
  await loadTexts(data.shell.sprache)
  return data
}

export default function InhaltsverzeichnisRoute({ loaderData }: Route.ComponentProps) {
  const { shell, path, origin } = loaderData
  return (
    <SiteLayout shell={shell} theme="default">
      <Contents shell={shell} path={path} origin={origin} />
    </SiteLayout>
  )
}

function Contents({ shell, path, origin }: { shell: Shell; path: string; origin: string }) {
  const { menu, header } = useTexts()
  const texts = { title: menu.contents, intro: useContentsIntro(), home: header.home }
  const page = ownPage(shell, texts, contentsPath)
  return (
    <>
      <PageHead page={page} origin={origin} path={path} />
      <PageLayout page={page} />
      <Inhaltsverzeichnis haupt={shell.menus.haupt} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} />
}
