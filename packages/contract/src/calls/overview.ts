import { z } from 'zod'
import { instant, nummer, sprache } from '../primitives.ts'

/** A page in the list of pages. */
export const seitenEintrag = z.object({
  id: nummer,
  sprache,
  title: z.string(),
  href: z.string(),
})

/** An address for the sitemap. */
export const sitemapEintrag = z.object({
  href: z.string(),
  geaendert: instant,
  alternates: z.partialRecord(sprache, z.string()),
})

/** An address for the sitemap. */
export type SitemapEintrag = z.infer<typeof sitemapEintrag>
