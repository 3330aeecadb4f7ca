import { z } from 'zod'
import { href, nummer, seo, sprache } from '../primitives.ts'
import { bild } from './bild.ts'
import { pageThemes } from './route.ts'

/** Arrangements of a page (spec 2.4). */
export const pageLayouts = [
  'default',
  'slim',
  'wide',
  'portal',
  'festival-portal',
  'reversed',
] as const
/** One of the arrangements. */
export type PageLayout = (typeof pageLayouts)[number]

/** Places of a page that hold blocks (spec 3). */
export const slots = ['content', 'sidebar'] as const
/** One of the places. */
export type Slot = (typeof slots)[number]

/**
 * A block as it travels: `template` is checked against the registry later, block by block, so one
 * unknown name costs one block and not the page. `context` names the call (`as`) that feeds it.
 */
export const wireBlock = z.object({
  template: z.string(),
  slotName: z.enum(slots),
  context: z.string().nullable(),
  options: z.record(z.string(), z.unknown()),
})

const heroImage = z.object({
  bild,
  titel: z.string().nullable(),
  untertitel: z.string().nullable(),
})
const heroSlide = z.object({
  titel: z.string(),
  untertitel: z.string().nullable(),
  link: href.nullable(),
  linktext: z.string().nullable(),
  bild,
  copyright: z.string(),
})

/** A page (spec 3, CMS page): arrangement, title, hero and blocks; at most 5 hero images and slides. */
export const seite = z.object({
  id: nummer,
  sprache,
  pageLayout: z.enum(pageLayouts),
  pageTheme: z.enum(pageThemes),
  title: z.string(),
  description: z.string().nullable(),
  canonical: z.string().nullable(),
  seo,
  breadcrumbs: z.array(z.object({ title: z.string(), href: z.string() })),
  /** Path of the page that says the same in Leichte Sprache. */
  leichteSprache: href.nullable(),
  heroImages: z.array(heroImage).max(5),
  heroSlider: z.array(heroSlide).max(5),
  /** Blocks are parsed one by one; see `parseBlock`. */
  pageContent: z.array(z.unknown()),
})

/** A page whose blocks are not parsed yet. */
export type Seite = z.infer<typeof seite>
/** A block as it travels. */
export type WireBlock = z.infer<typeof wireBlock>
