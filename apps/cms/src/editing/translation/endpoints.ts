import {
  APIError,
  type CollectionSlug,
  type Endpoint,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload'
import { asOne, inTransaction, sql } from '../../platform/database/index.ts'
import { isRecord, type Values } from '../../platform/record.ts'
import { refuseCall } from '../refuse-call.ts'
import { type EnglishPaths, fillFromGerman } from './fill-from-german.ts'
import { textsOf } from './texts-of.ts'

type Both = { german: Values; english: Values }

/** What is translated: an entry of a type, or settings. */
type Translated = { collection: CollectionSlug } | { global: GlobalSlug }

async function readOne(req: PayloadRequest, what: Translated, locale: 'de' | 'en') {
  const how = {
    locale,
    depth: 0,
    draft: true,
    fallbackLocale: false,
    overrideAccess: false,
    user: req.user,
  } as const
  if ('global' in what) return req.payload.findGlobal({ slug: what.global, ...how })
  const { collection } = what
  const id = String(req.routeParams?.id)
  return req.payload.findByID({ collection, id, ...how, disableErrors: true })
}

/** The newest version in both languages, as its editor may see it; null where they may not. */
async function readBoth(req: PayloadRequest, what: Translated): Promise<Both | null> {
  const read = async (locale: 'de' | 'en') => {
    const doc: unknown = await readOne(req, what, locale)
    return isRecord(doc) ? doc : null
  }
  const [german, english] = [await read('de'), await read('en')]
  return german && english ? { german, english } : null
}

/** The fields of a type or of settings, and the one that an entry is called by. */
function fieldsOf({ payload }: PayloadRequest, what: Translated) {
  if ('global' in what) {
    const { flattenedFields = [] } =
      payload.globals.config.find(({ slug }) => slug === what.global) ?? {}
    return { flattenedFields, title: '', hasDrafts: false }
  }
  const { admin, flattenedFields, versions } = payload.collections[what.collection].config
  return {
    flattenedFields,
    title: admin.useAsTitle ?? '',
    hasDrafts: Boolean(versions?.drafts),
  }
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

async function copy(req: PayloadRequest, what: Translated, both: Both): Promise<void> {
  const { flattenedFields, hasDrafts } = fieldsOf(req, what)
  const data = fillFromGerman(flattenedFields, both.german, {
    english: both.english,
    paths: await englishPaths(req),
  })
  const how = { locale: 'en', depth: 0, overrideAccess: false, user: req.user, req } as const
  if ('global' in what) {
    await req.payload.updateGlobal({ slug: what.global, ...how, data })
    return
  }
  await req.payload.update({
    collection: what.collection,
    id: String(req.routeParams?.id),
    ...how,
    ...(hasDrafts ? { draft: true, data: { ...data, _status: 'draft' } } : { data }),
  })
}

/** The two calls of whoever translates, below the address of what is translated. */
function callsFor(what: Translated, below: string): Omit<Endpoint, 'root'>[] {
  return [
    {
      path: `${below}/deutsch`,
      method: 'get',
      handler: async (req) => {
        const both = await readBoth(req, what)
        if (both === null) return notFound()
        const { flattenedFields, title } = fieldsOf(req, what)
        const titel = both.german[title]
        const texte = textsOf(flattenedFields, both.german, both.english)
        return Response.json({ titel: typeof titel === 'string' ? titel : null, texte })
      },
    },
    {
      path: `${below}/aus-dem-deutschen`,
      method: 'post',
      handler: async (req) => {
        const both = await readBoth(req, what)
        if (both === null) return notFound()
        try {
          await asOne(req, () => copy(req, what, both))
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

/**
 * Calls for whoever translates an entry (E10): its German texts beside the English form, and the same
 * as a beginning of what English lacks, as a draft.
 */
export function translationEndpoints(collection: CollectionSlug): Omit<Endpoint, 'root'>[] {
  return callsFor({ collection }, '/:id')
}

/** The same for settings, which have no drafts: what is copied is public at once. */
export function settingsTranslation(global: GlobalSlug): Omit<Endpoint, 'root'>[] {
  return callsFor({ global }, '')
}
