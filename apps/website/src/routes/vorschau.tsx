import { loadPreview } from '../content/index.server.ts'
import { setShellFacts } from '../content/index.ts'
import { env } from '../env.server.ts'
import { allowFrames, EmbedHostsContext } from '../features/einbettung/index.ts'
import { PreviewNotice } from '../features/vorschau/index.ts'
import { PageLayout, SiteLayout } from '../layouts/index.ts'
import { asContentError, failure } from './failure.server.tsx'
import type { Asked, Shown } from './route.ts'

/** Shows a draft to whoever has its link; no store ever sees it (reliability T24). */
export async function showPreview({ params, url, facts }: Asked): Promise<Shown> {
  facts.isPrivate = true
  const backOffice = new URL(env.BACK_OFFICE_URL).origin
  facts.frameAncestors.add(backOffice)
  try {
    const { page, bis } = await loadPreview(params.token ?? '')
    setShellFacts(facts, page.shell)
    allowFrames(facts, env.EMBED_HOSTS)
    const { sprache, pageTheme: theme, title } = page.seite
    const view = (
      <SiteLayout shell={page.shell} theme={theme}>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <PreviewNotice sprache={sprache} bis={bis} backOffice={backOffice} />
        <EmbedHostsContext value={env.EMBED_HOSTS}>
          <PageLayout page={page} />
        </EmbedHostsContext>
      </SiteLayout>
    )
    return { theme, view }
  } catch (error) {
    const failed = asContentError(error)
    if (!failed) throw error
    throw await failure(failed, url.pathname, facts)
  }
}
