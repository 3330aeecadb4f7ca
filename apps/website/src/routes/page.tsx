import { loadPage } from '../content/index.server.ts'
import { holdNoLonger, type Page, setShellFacts, shellTags } from '../content/index.ts'
import { env } from '../env.server.ts'
import { answerForm } from '../features/anfragen/index.server.ts'
import { allowFrames, EmbedHostsContext } from '../features/einbettung/index.ts'
import { feedLinksOf } from '../features/feeds/index.server.ts'
import { FeedAlternates } from '../features/feeds/index.ts'
import { FormPageContext, type FormReply } from '../features/form-page/index.ts'
import { JsonLd } from '../features/json-ld/index.ts'
import { berlinTime } from '../features/oeffnungszeiten/index.ts'
import { OriginContext, PageHead } from '../features/page-head/index.ts'
import { structuredDataOf } from '../features/structured-data/index.server.ts'
import { pictureEnds } from '../features/webcam/index.ts'
import { PageLayout, SiteLayout } from '../layouts/index.ts'
import { safeRedirect } from '../lib/index.ts'
import { asContentError, failure, mistake } from './failure.server.tsx'
import { type Asked, redirect, type Shown } from './route.ts'

/** Answers any path of the site (spec 2.1, catch-all) with its page, a redirect or an error page. */
export async function showPage(
  asked: Asked,
  reply: FormReply | null = null,
): Promise<Shown | Response> {
  try {
    return await pageAt(asked, reply)
  } catch (error) {
    const failed = asContentError(error)
    if (!failed) throw error
    const { facts, url } = asked
    for (const tag of [...failed.tags, ...shellTags]) facts.tags.add(tag)
    facts.isCacheable = failed.code === 'not-found' && failed.tags.length > 0
    throw await failure(failed.code, url.pathname, facts)
  }
}

async function pageAt({ url, facts }: Asked, reply: FormReply | null): Promise<Shown | Response> {
  const path = url.pathname
  const result = await loadPage({ path, query: url.searchParams })
  if (result.kind === 'redirect') {
    const location = safeRedirect(result.location)
    if (location === null) throw await failure('not-found', path, facts)
    return redirect(location, result.status)
  }
  if (result.kind === 'gone') throw await failure('gone', path, facts)
  const { page, tags, stale, isShared, zugang } = result
  for (const tag of tags) facts.tags.add(tag)
  facts.isStale = stale
  facts.isPrivate = zugang !== 'oeffentlich' || !isShared
  facts.isCacheable = !facts.isPrivate && page.queryNotice === ''
  setShellFacts(facts, page.shell)
  const cameras = page.blocks.flatMap((one) => (one.template === 'webcam' ? one.context.data : []))
  holdNoLonger(facts, pictureEnds(cameras, Date.now()))
  allowFrames(facts, env.EMBED_HOSTS)
  return {
    theme: page.seite.pageTheme,
    status: page.queryNotice === '' ? 200 : 400,
    view: <PageView page={page} url={url} reply={reply} />,
  }
}

/** Takes a form of the page as it comes without JavaScript (spec 4); a page without one takes none. */
export async function takeForm(asked: Asked): Promise<Shown | Response> {
  const answer = await answerForm(asked.request)
  if (answer === null) return mistake(asked.url.pathname, 405)
  const shown = await showPage(asked, answer.reply)
  return shown instanceof Response ? shown : { ...shown, status: answer.status }
}

type PageViewProps = { page: Page; url: URL; reply: FormReply | null }

function PageView({ page, url, reply }: PageViewProps) {
  const { einstellungen } = page.shell
  const origin = env.WEBSITE_URL
  const path = url.pathname
  const things = structuredDataOf(page, origin, path)
  const emails = {
    tourismus: einstellungen?.tourismus.kontakt.email ?? null,
    rathaus: einstellungen?.rathaus.kontakt.email ?? null,
  }
  const heute = berlinTime(new Date()).slice(0, 10)
  return (
    <SiteLayout shell={page.shell} theme={page.seite.pageTheme}>
      <PageHead page={page} origin={origin} path={path} query={url.search} />
      <FeedAlternates feeds={feedLinksOf(page, url.searchParams)} origin={origin} />
      {things.length > 0 && <JsonLd data={{ '@graph': things }} />}
      <OriginContext value={origin}>
        <EmbedHostsContext value={env.EMBED_HOSTS}>
          <FormPageContext value={{ heute, reply, emails }}>
            <PageLayout page={page} />
          </FormPageContext>
        </EmbedHostsContext>
      </OriginContext>
    </SiteLayout>
  )
}
