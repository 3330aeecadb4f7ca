import { pageLayouts, pageThemes, sprachen } from '@kurstadt/contract'
import { z } from 'zod'
import { noteShell, renderFacts } from '../content/index.ts'
import { env } from '../env.server.ts'
import { loadTexts } from '../i18n/index.ts'
import { PageLayout, SiteLayout } from '../layouts/index.ts'
import { loadTemplates } from '../templates/index.ts'
import type { Route } from './+types/gallery'
import { failure } from './failure.server.ts'
import styles from './gallery.module.css'
import { GalleryBlocks } from './gallery-blocks.tsx'
import { exampleNames, galleryBlocks } from './gallery-examples.server.ts'
import { GalleryIndex } from './gallery-index.tsx'
import { pageVariants, variantOf } from './gallery-page-variants.server.ts'
import { galleryMenus, galleryPage, galleryShell } from './gallery-pages.server.ts'
import { GalleryParts } from './gallery-parts.tsx'
import { FailedPage } from './shell.tsx'

const parameters = z.object({
  theme: z.enum(pageThemes).catch('default'),
  sprache: z.enum(sprachen).catch('de'),
  layout: z.enum(pageLayouts).nullable().catch(null),
  menu: z.string().catch(''),
  template: z.string().catch(''),
  ui: z.string().catch(''),
  example: z.string().catch(''),
})

/** Hosts that examples of `ui/embed` name; nobody lives there. */
const frameHosts = ['film.example', 'kamera.example']

/** The gallery: everything × example × theme × language in the real app, not for the public. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const facts = context.get(renderFacts)
  if (!(env.WEBSITE_GALLERY || import.meta.env.DEV))
    throw await failure('not-found', url.pathname, facts)
  const query = parameters.parse(Object.fromEntries(url.searchParams))
  const { theme, sprache, layout, menu, template, ui, example } = query
  const shell = galleryShell(sprache, menu)
  noteShell(facts, shell)
  for (const host of frameHosts) facts.frameHosts.add(host)
  const page = layout && variantOf(galleryPage(layout, theme, sprache, shell), example)
  const blocks = galleryBlocks(template, example)
  await loadTemplates((page?.blocks ?? blocks.map(({ block }) => block)).map((b) => b.template))
  const names = { templates: exampleNames, menus: galleryMenus, pages: pageVariants }
  return { theme, shell, names, page, blocks, part: ui, example }
}

/** As on any page, the code of the views comes before they are shown. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const data = await serverLoader()
  const blocks = data.page?.blocks ?? data.blocks.map(({ block }) => block)
  await Promise.all([
    loadTexts(data.shell.sprache),
    loadTemplates(blocks.map((block) => block.template)),
  ])
  return data
}

export default function GalleryRoute({ loaderData }: Route.ComponentProps) {
  const { theme, shell, names, page, blocks, part, example } = loaderData
  const { sprache } = shell
  if (part === '' && blocks.length === 0)
    return (
      <SiteLayout shell={page?.shell ?? shell} theme={theme}>
        <title>Galerie</title>
        <meta name="robots" content="noindex" />
        {page ? <PageLayout page={page} /> : <GalleryIndex names={names} />}
      </SiteLayout>
    )
  return (
    <main className={styles.example} lang={sprache}>
      <title>Galerie</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.name}>Galerie</h1>
      <GalleryBlocks blocks={blocks} sprache={sprache} />
      <GalleryParts part={part} example={example} sprache={sprache} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} />
}
