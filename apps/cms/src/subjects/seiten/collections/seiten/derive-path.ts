import { type Sprache, slugOf, sprachen } from '@kurstadt/contract'
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { z } from 'zod'

async function pathAbove(
  req: PayloadRequest,
  parent: unknown,
  sprache: Sprache,
): Promise<string | null> {
  if (typeof parent !== 'string') return `/${sprache}/`
  const above: { pfad?: unknown } | null = await req.payload.findByID({
    collection: 'seiten',
    id: parent,
    depth: 0,
    locale: sprache,
    fallbackLocale: false,
    select: { pfad: true },
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  return typeof above?.pfad === 'string' ? above.pfad : null
}

const pageSoFar = z.object({
  pfad: z.unknown().optional(),
  titel: z.unknown().optional(),
  eltern: z.unknown().optional(),
  detailseite_fuer: z.unknown().optional(),
})

/**
 * Makes the path of a page that has none yet from the page above it and its title. In English only
 * where the page above is there in English too; a detail page's path is the list's with `*`.
 */
export const derivePath: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const page = pageSoFar.parse({ ...originalDoc, ...data })
  const sprache = sprachen.find((one) => one === req.locale)
  if (!data || sprache === undefined || page.pfad || typeof page.titel !== 'string') return data
  if (data.titel === undefined || page.titel.trim() === '') return data
  const above = await pathAbove(req, page.eltern, sprache)
  if (above === null) return data
  const last = page.detailseite_fuer ? '*' : `${slugOf(page.titel)}/`
  return { ...data, pfad: above + last }
}
