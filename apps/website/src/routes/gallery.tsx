import { pageLayouts, pageThemes, sprachen } from '@kurstadt/contract'
import { z } from 'zod'
import { renderFacts } from '../content/index.ts'
import { env } from '../env.server.ts'
import { loadTexts } from '../i18n/index.ts'
import { PageLayout, SiteLayout } from '../layouts/index.ts'
import { loadTemplates } from '../templates/index.ts'
import type { Route } from './+types/gallery'
import { failure } from './failure.server.ts'
import { allowFormTargets } from './form-targets.server.ts'
import { GalleryBlock } from './gallery-block.tsx'
import { exampleNames, galleryBlock } from './gallery-examples.server.ts'
import { GalleryIndex } from './gallery-index.tsx'
import { galleryPage, galleryShell } from './gallery-pages.server.ts'
import { FailedPage } from './shell.tsx'

const parameters = z.object({
  theme: z.enum(pageThemes).catch('default'),
  sprache: z.enum(sprachen).catch('de'),
  layout: z.enum(pageLayouts).nullable().catch(null),
  template: z.string().catch(''),
  example: z.string().catch(''),
})

/** The gallery: every template × example × theme × language in the real app, not for the public. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const facts = context.get(renderFacts)
  if (!(env.WEBSITE_GALLERY || import.meta.env.DEV))
    throw await failure('not-found', url.pathname, facts)
  const query = parameters.parse(Object.fromEntries(url.searchParams))
  const { theme, sprache, layout, template, example } = query
  const shell = galleryShell(sprache)
  allowFormTargets(facts, shell)
  const around = { theme, shell, names: exampleNames }
  if (layout) {
    const page = galleryPage(layout, theme, sprache)
    await loadTemplates(page.blocks.map((block) => block.template))
    return { ...around, page, block: null, example }
  }
  const block = galleryBlock(template, example)
  if (block) await loadTemplates([block.template])
  return { ...around, page: null, block, example }
}

/** As on any page, the code of the views comes before they are shown. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const data = await serverLoader()
  const blocks = [...(data.page?.blocks ?? []), ...(data.block ? [data.block] : [])]
  await Promise.all([
    loadTexts(data.shell.sprache),
    loadTemplates(blocks.map((block) => block.template)),
  ])
  return data
}

export default function GalleryRoute({ loaderData }: Route.ComponentProps) {
  const { theme, shell, names, page, block, example } = loaderData
  if (block) return <GalleryBlock block={block} example={example} sprache={shell.sprache} />
  return (
    <SiteLayout shell={shell} theme={theme}>
      <title>Galerie</title>
      <meta name="robots" content="noindex" />
      {page ? <PageLayout page={page} /> : <GalleryIndex names={names} />}
    </SiteLayout>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} />
}
