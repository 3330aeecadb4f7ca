import type { ReactNode } from 'react'
import { loadPage } from '../content/index.server.ts'
import {
  holdNoLonger,
  type Page,
  type PageBlock,
  setShellFacts,
  shellTags,
} from '../content/index.ts'
import { env } from '../env.server.ts'
import { OwnServicesContext, ownServicesOf } from '../features/datenschutzangaben/index.ts'
import { allowFrames, EmbedHostsContext } from '../features/einbettung/index.ts'
import { feedLinksOf } from '../features/feeds/index.server.ts'
import { FeedAlternates } from '../features/feeds/index.ts'
import { FormPageContext, type FormReply } from '../features/form-page/index.ts'
import { JsonLd } from '../features/json-ld/index.ts'
import { allowMap, BaseMapContext } from '../features/karte/index.ts'
import { CatalogueLink } from '../features/offene-daten/index.ts'
import { OriginContext, PageHead } from '../features/page-head/index.ts'
import { parkingEnds } from '../features/parken/index.ts'
import { FeedbackQuestion } from '../features/rueckmeldung/index.ts'
import { ReportedPathContext } from '../features/site-footer/index.ts'
import { AskStatistics, allowMatomo, MatomoContext, matomoOf } from '../features/statistik/index.ts'
import { structuredDataOf } from '../features/structured-data/index.server.ts'
import { allowCart, ExternalCartContext, externalCartOf } from '../features/warenkorb/index.ts'
import { pictureEnds } from '../features/webcam/index.ts'
import { PageLayout, SiteLayout } from '../layouts/index.ts'
import { berlinTime, safeRedirect } from '../lib/index.ts'
import { baseMap } from './base-map.server.ts'
import { asContentError, failure } from './failure.server.tsx'
import { type Asked, redirect, type Shown } from './route.ts'

/** What a page is given that the content API does not know: something of one visitor's own. */
export type PageFilling = {
  blocks?: (blocks: readonly PageBlock[]) => PageBlock[]
  around?: (view: ReactNode) => ReactNode
}

/** What is said to somebody on a page, or shown there of their own. */
type Own = { reply?: FormReply | null; filling?: PageFilling }

/** Answers any path of the site (spec 2.1, catch-all) with its page, a redirect or an error page. */
export async function showPage(asked: Asked, own: Own = {}): Promise<Shown | Response> {
  try {
    return await pageAt(asked, own)
  } catch (error) {
    const failed = asContentError(error)
    if (!failed) throw error
    const { facts, url } = asked
    for (const tag of [...failed.tags, ...shellTags]) facts.tags.add(tag)
    facts.isStale ||= failed.isStale
    facts.isCacheable = failed.code === 'not-found' && failed.tags.length > 0
    throw await failure(failed, url.pathname, facts)
  }
}

async function pageAt({ url, facts }: Asked, own: Own): Promise<Shown | Response> {
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
  facts.isPrivate ||= zugang !== 'oeffentlich' || !isShared || own.filling !== undefined
  facts.isCacheable = !facts.isPrivate && page.queryNotice === ''
  facts.findsNothing = page.blocks.some(findsNothing)
  setShellFacts(facts, page.shell)
  const cameras = page.blocks.flatMap((one) => (one.template === 'webcam' ? one.context.data : []))
  holdNoLonger(facts, pictureEnds(cameras, Date.now()))
  holdNoLonger(facts, parkingEnds(page.blocks, Date.now()))
  allowFrames(facts, env.EMBED_HOSTS)
  allowCart(facts, externalCart, page.blocks)
  if (!facts.isPrivate) allowMatomo(facts, matomo)
  allowMap(facts, baseMap, { blocks: page.blocks, query: url.searchParams })
  return {
    theme: page.seite.pageTheme,
    status: page.queryNotice === '' ? 200 : 400,
    view: filled(
      <ReportedPathContext value={facts.isPrivate ? null : path}>
        <PageView
          page={withBlocks(page, own)}
          url={url}
          reply={own.reply ?? null}
          isPublic={!facts.isPrivate}
        />
      </ReportedPathContext>,
      own,
    ),
  }
}

/** True for a search that was asked for something and has no hit; one that is away says nothing. */
const findsNothing = (block: PageBlock) =>
  block.template === 'suche' && block.context?.data.length === 0

function withBlocks(page: Page, { filling }: Own): Page {
  return filling?.blocks ? { ...page, blocks: filling.blocks(page.blocks) } : page
}

function filled(view: ReactNode, { filling }: Own): ReactNode {
  return filling?.around ? filling.around(view) : view
}

/** The service in the place of our own cart, if there is one. */
const externalCart = externalCartOf(env)
/** The Matomo of this installation, if there is one. */
const matomo = matomoOf(env)
/** What the privacy notice says of this website by itself. */
const ownServices = ownServicesOf(env, baseMap?.haeuser)

type PageViewProps = { page: Page; url: URL; reply: FormReply | null; isPublic: boolean }

function PageView({ page, url, reply, isPublic }: PageViewProps) {
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
      <CatalogueLink blocks={page.blocks} origin={origin} />
      {things.length > 0 && <JsonLd data={{ '@graph': things }} />}
      <OriginContext value={origin}>
        <EmbedHostsContext value={env.EMBED_HOSTS}>
          <ExternalCartContext value={externalCart}>
            <BaseMapContext value={baseMap}>
              <OwnServicesContext value={ownServices}>
                <MatomoContext value={isPublic ? matomo : null}>
                  <FormPageContext value={{ heute, reply, emails }}>
                    <PageLayout page={page} />
                  </FormPageContext>
                </MatomoContext>
              </OwnServicesContext>
            </BaseMapContext>
          </ExternalCartContext>
        </EmbedHostsContext>
      </OriginContext>
      {/* The home page leads on and has nothing to help with. */}
      {isPublic && path !== `/${page.seite.sprache}/` && (
        <FeedbackQuestion path={path} theme={page.seite.pageTheme} layout={page.seite.pageLayout} />
      )}
      <MatomoContext value={isPublic ? matomo : null}>
        <AskStatistics />
      </MatomoContext>
    </SiteLayout>
  )
}
