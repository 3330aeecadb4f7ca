import { loadPreview } from '../content/index.server.ts'
import { noteShell, renderFacts } from '../content/index.ts'
import { env } from '../env.server.ts'
import { PreviewNotice } from '../features/vorschau/index.ts'
import { loadTexts } from '../i18n/index.ts'
import { PageLayout, SiteLayout } from '../layouts/index.ts'
import { loadTemplates } from '../templates/index.ts'
import type { Route } from './+types/vorschau'
import { asContentError, failure } from './failure.server.ts'
import { FailedPage } from './shell.tsx'

/** Shows a draft to whoever has its link; no store ever sees it (reliability T24). */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const facts = context.get(renderFacts)
  facts.isPrivate = true
  facts.frameAncestors.add(new URL(env.BACK_OFFICE_URL).origin)
  try {
    const { page, bis } = await loadPreview(params.token)
    noteShell(facts, page.shell)
    await loadTemplates(page.blocks.map((block) => block.template))
    return { page, bis, backOffice: new URL(env.BACK_OFFICE_URL).origin }
  } catch (error) {
    const failed = asContentError(error)
    if (!failed) throw error
    throw await failure(failed.code, url.pathname, facts)
  }
}

/** As on any page, the code of the views comes before they are shown. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const data = await serverLoader()
  await Promise.all([
    loadTexts(data.page.seite.sprache),
    loadTemplates(data.page.blocks.map((block) => block.template)),
  ])
  return data
}

export default function VorschauRoute({ loaderData }: Route.ComponentProps) {
  const { page, bis, backOffice } = loaderData
  const { sprache, pageTheme, title } = page.seite
  return (
    <SiteLayout shell={page.shell} theme={pageTheme}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <PreviewNotice sprache={sprache} bis={bis} backOffice={backOffice} />
      <PageLayout page={page} />
    </SiteLayout>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} />
}
