import { data, redirect } from 'react-router'
import { loadPage } from '../content/index.server.ts'
import { noteShell, renderFacts, shellTags } from '../content/index.ts'
import { env } from '../env.server.ts'
import { answerForm } from '../features/anfragen/index.server.ts'
import { feedLinksOf } from '../features/feeds/index.server.ts'
import { FeedAlternates } from '../features/feeds/index.ts'
import { FormPageContext } from '../features/form-page/index.ts'
import { JsonLd } from '../features/json-ld/index.ts'
import { berlinTime } from '../features/oeffnungszeiten/index.ts'
import { OriginContext, PageHead } from '../features/page-head/index.ts'
import { structuredDataOf } from '../features/structured-data/index.server.ts'
import { loadTexts } from '../i18n/index.ts'
import { PageLayout, SiteLayout } from '../layouts/index.ts'
import { safeRedirect } from '../lib/index.ts'
import { loadTemplates } from '../templates/index.ts'
import type { Route } from './+types/page'
import { asContentError, failure } from './failure.server.ts'
import { ModulePreloads } from './module-preloads.tsx'
import { modulesOf } from './modules.server.ts'
import { FailedPage } from './shell.tsx'

/** Answers any path of the site (spec 2.1, catch-all) with its page, a redirect or an error page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const facts = context.get(renderFacts)
  const path = url.pathname
  try {
    const result = await loadPage({ path, query: url.searchParams })
    if (result.kind === 'redirect') {
      const location = safeRedirect(result.location)
      throw location === null
        ? await failure('not-found', path, facts)
        : redirect(location, result.status)
    }
    if (result.kind === 'gone') throw await failure('gone', path, facts)
    const { page, tags, stale, isShared, zugang } = result
    for (const tag of tags) facts.tags.add(tag)
    facts.isStale = stale
    facts.isPrivate = zugang !== 'oeffentlich' || !isShared
    facts.isCacheable = !facts.isPrivate && page.unread === ''
    noteShell(facts, page.shell)
    const names = page.blocks.map((block) => block.template)
    await loadTemplates(names)
    const theme = page.seite.pageTheme
    const shown = {
      page,
      theme,
      path,
      heute: berlinTime(new Date()).slice(0, 10),
      origin: env.WEBSITE_URL,
      things: structuredDataOf(page, env.WEBSITE_URL, path),
      feeds: feedLinksOf(page, url.searchParams),
      modules: modulesOf(names, page.seite.sprache),
    }
    return data(shown, { status: page.unread === '' ? 200 : 400 })
  } catch (error) {
    const failed = asContentError(error)
    if (!failed) throw error
    for (const tag of [...failed.tags, ...shellTags]) facts.tags.add(tag)
    facts.isCacheable = failed.code === 'not-found' && failed.tags.length > 0
    throw await failure(failed.code, path, facts)
  }
}

/** Takes a form of the page as it comes without JavaScript (spec 4); a page without one takes none. */
export async function action({ request }: Route.ActionArgs) {
  const answer = await answerForm(request)
  if (answer === null) throw data(null, { status: 405 })
  return data(answer.reply, { status: answer.status })
}

/** In the browser a page appears when its data and the code of its views are there. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const shown = await serverLoader()
  await Promise.all([
    loadTexts(shown.page.seite.sprache),
    loadTemplates(shown.page.blocks.map((block) => block.template)),
  ])
  return shown
}

/** Lets an error page's own headers through. */
export const headers: Route.HeadersFunction = ({ errorHeaders, loaderHeaders }) =>
  errorHeaders ?? loaderHeaders

export default function PageRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page, theme, path, heute, origin, things, feeds, modules } = loaderData
  const { einstellungen } = page.shell
  const emails = {
    tourismus: einstellungen?.tourismus.kontakt.email ?? null,
    rathaus: einstellungen?.rathaus.kontakt.email ?? null,
  }
  return (
    <SiteLayout shell={page.shell} theme={theme}>
      <PageHead page={page} origin={origin} path={path} />
      <FeedAlternates feeds={feeds} origin={origin} />
      {things.length > 0 && <JsonLd data={{ '@graph': things }} />}
      <ModulePreloads modules={modules} />
      <OriginContext value={origin}>
        <FormPageContext value={{ heute, reply: actionData ?? null, emails }}>
          <PageLayout page={page} />
        </FormPageContext>
      </OriginContext>
    </SiteLayout>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} />
}
