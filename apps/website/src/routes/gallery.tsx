import { type PageTheme, pageLayouts, pageThemes, sprachen } from '@kurstadt/contract'
import { z } from 'zod'
import { type Page, type Shell, setShellFacts } from '../content/index.ts'
import { env } from '../env.server.ts'
import { allowFrames, EmbedHostsContext } from '../features/einbettung/index.ts'
import { PageLayout, SiteLayout } from '../layouts/index.ts'
import { failure } from './failure.server.tsx'
import styles from './gallery.module.css'
import { GalleryBlocks, type NamedBlock } from './gallery-blocks.tsx'
import { exampleNames, galleryBlocks } from './gallery-examples.server.ts'
import { GalleryIndex } from './gallery-index.tsx'
import { pageVariants, variantOf } from './gallery-page-variants.server.ts'
import { galleryMenus, galleryPage, galleryShell } from './gallery-pages.server.ts'
import { GalleryParts } from './gallery-parts.tsx'
import type { Asked, Shown } from './route.ts'

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
const exampleHosts = ['film.example', 'kamera.example']

/** The gallery: everything × example × theme × language in the real app, not for the public. */
export async function showGallery({ url, facts }: Asked): Promise<Shown> {
  if (!(env.WEBSITE_GALLERY || import.meta.env.DEV))
    throw await failure('not-found', url.pathname, facts)
  const query = parameters.parse(Object.fromEntries(url.searchParams))
  const { theme, sprache, layout, menu, template, ui, example } = query
  const shell = galleryShell(sprache, menu)
  setShellFacts(facts, shell)
  const hosts = [...exampleHosts, ...env.EMBED_HOSTS]
  allowFrames(facts, hosts)
  const page = layout && variantOf(galleryPage(layout, theme, sprache, shell), example)
  const blocks = galleryBlocks(template, example)
  const isSite = ui === '' && blocks.length === 0
  return {
    theme,
    view: isSite ? (
      <GallerySite shell={shell} theme={theme} page={page} />
    ) : (
      <EmbedHostsContext value={hosts}>
        <GalleryPart shell={shell} blocks={blocks} part={ui} example={example} />
      </EmbedHostsContext>
    ),
  }
}

type GallerySiteProps = { shell: Shell; theme: PageTheme; page: Page | null }

function GallerySite({ shell, theme, page }: GallerySiteProps) {
  const names = { templates: exampleNames, menus: galleryMenus, pages: pageVariants }
  return (
    <SiteLayout shell={page?.shell ?? shell} theme={theme}>
      <title>Galerie</title>
      <meta name="robots" content="noindex" />
      {page ? <PageLayout page={page} /> : <GalleryIndex names={names} />}
    </SiteLayout>
  )
}

type GalleryPartProps = {
  shell: Shell
  blocks: readonly NamedBlock[]
  part: string
  example: string
}

function GalleryPart({ shell: { sprache }, blocks, part, example }: GalleryPartProps) {
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
