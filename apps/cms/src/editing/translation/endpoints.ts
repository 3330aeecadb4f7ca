import { APIError, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload'
import { asOne, inTransaction, sql } from '../../platform/database/index.ts'
import { isRecord, type Values } from '../../platform/record.ts'
import { refuseCall } from '../refuse-call.ts'
import { type EnglishPaths, fillFromGerman } from './fill-from-german.ts'
import { textsOf } from './texts-of.ts'

type Both = { german: Values; english: Values }

/** The newest version of an entry in both languages, as its editor may see it; null where they may not. */
async function readBoth(req: PayloadRequest, collection: CollectionSlug): Promise<Both | null> {
  const id = String(req.routeParams?.id)
  const read = async (locale: 'de' | 'en') => {
    const doc: unknown = await req.payload.findByID({
      collection,
      id,
      locale,
      depth: 0,
      draft: true,
      fallbackLocale: false,
      overrideAccess: false,
      disableErrors: true,
      user: req.user,
    })
    return isRecord(doc) ? doc : null
  }
  const [german, english] = [await read('de'), await read('en')]
  return german && english ? { german, english } : null
}

const notFound = () => refuseCall(404, 'Nicht gefunden.')

async function englishPaths(req: PayloadRequest): Promise<EnglishPaths> {
  const rows = await inTransaction(
    req,
    sql`select d.pfad as de, e.pfad as en from seiten_locales d
        join seiten_locales e on e._parent_id = d._parent_id and e._locale = 'en'
        where d._locale = 'de' and d.pfad is not null and e.pfad is not null`,
  )
  return new Map(rows.map(({ de, en }) => [String(de), String(en)]))
}

async function copy(req: PayloadRequest, collection: CollectionSlug, both: Both): Promise<void> {
  const { config } = req.payload.collections[collection]
  const data = fillFromGerman(config.flattenedFields, both.german, {
    english: both.english,
    paths: await englishPaths(req),
  })
  const hasDrafts = Boolean(config.versions?.drafts)
  await req.payload.update({
    collection,
    id: String(req.routeParams?.id),
    locale: 'en',
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
    ...(hasDrafts ? { draft: true, data: { ...data, _status: 'draft' } } : { data }),
  })
}

/**
 * Calls for whoever translates an entry (E10): its German texts beside the English form, and the same
 * as a beginning of what English lacks, as a draft.
 */
export function translationEndpoints(slug: CollectionSlug): Omit<Endpoint, 'root'>[] {
  return [
    {
      path: '/:id/deutsch',
      method: 'get',
      handler: async (req) => {
        const both = await readBoth(req, slug)
        if (both === null) return notFound()
        const { config } = req.payload.collections[slug]
        const { admin, flattenedFields } = config
        const titel = both.german[admin.useAsTitle ?? '']
        const texte = textsOf(flattenedFields, both.german, both.english)
        return Response.json({ titel: typeof titel === 'string' ? titel : null, texte })
      },
    },
    {
      path: '/:id/aus-dem-deutschen',
      method: 'post',
      handler: async (req) => {
        const both = await readBoth(req, slug)
        if (both === null) return notFound()
        try {
          await asOne(req, () => copy(req, slug, both))
        } catch (error) {
          if (error instanceof APIError && error.isPublic)
            return refuseCall(error.status, error.message)
          throw error
        }
        return Response.json({ message: 'Übernommen.' })
      },
    },
  ]
}
