import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  isolateObjectProperty,
  type PayloadRequest,
} from 'payload'
import { inTransaction, requestMemory, sql } from '../../platform/database/index.ts'
import { isRecord } from '../../platform/record.ts'
import { readChanged, valuesOf } from '../changes/index.ts'
import { foreignChanges } from './foreign-changes.ts'
import { keepShownVersion } from './keep-shown-version.ts'

/** Set in the context of a call that publishes both languages on purpose. */
export const bothLanguages = { beideSprachen: true } as const

/** Publishing the English texts would take drafted facts along that hold for both languages. */
class SharedDraftError extends APIError {
  constructor(labels: readonly string[]) {
    const names = labels.map((label) => `„${label}“`).join(', ')
    super(
      `Noch nicht veröffentlicht: ${names} gilt für beide Sprachen und ist im Entwurf anders als auf der Website. Veröffentlichen Sie zuerst die deutsche Fassung; neue Zeilen legen Sie bitte dort an.`,
      409,
      null,
      true,
    )
  }
}

/** Many entries were about to be published in English at once, one of them with a German draft. */
class DraftAmongManyError extends APIError {
  constructor() {
    super(
      'Noch nicht veröffentlicht: Zu einem der Einträge gibt es einen neueren deutschen Entwurf. Veröffentlichen Sie die englischen Fassungen bitte einzeln.',
      409,
      null,
      true,
    )
  }
}

const memory = requestMemory<{ isAlone: boolean }>('nurEnglisch')

/** Whether the save under way publishes the English texts of an entry and nothing else. */
export function isEnglishAlone(req: PayloadRequest): boolean {
  return memory.get(req)?.isAlone === true
}

/** True when visitors see an entry that somebody is working on. */
async function hasDraftAbove(req: PayloadRequest, slug: string, id: unknown): Promise<boolean> {
  const [row] = await inTransaction(
    req,
    sql`select from ${sql.identifier(slug)} e join ${sql.identifier(`_${slug}_v`)} v
          on v.parent_id = e.id and v.latest and v.version__status = 'draft'
        where e.id::text = ${String(id)} and e._status = 'published'`,
  )
  return row !== undefined
}

/** A person publishes in English, and does not mean both languages. */
function publishesEnglish({ user, locale, context }: PayloadRequest, data: unknown): boolean {
  const isMeant = context.beideSprachen !== true && context.isRestoringVersion !== true
  return (
    user !== null && locale === 'en' && isMeant && valuesOf(data).get('_status') === 'published'
  )
}

/**
 * Publishing in English publishes the English texts alone while a German draft waits above what
 * visitors see (E10). Publishing in German is for both: rows and facts are made there.
 */
export const publishEnglishAlone: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'update' || !('id' in args) || !publishesEnglish(req, args.data)) return args
  if (!(await hasDraftAbove(req, collection.slug, args.id))) return args
  await keepShownVersion(req, collection.slug, String(args.id))
  memory.set(req, { isAlone: true })
  return { ...args, publishSpecificLocale: 'en' }
}

async function shownInEnglish(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string | number,
) {
  // A call of its own would leave its language behind in the request.
  const isolated = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context'])
  const read = { depth: 0, overrideAccess: true, fallbackLocale: false, locale: 'en' } as const
  const doc: unknown = await req.payload.findByID({ collection, id, req: isolated, ...read })
  return isRecord(doc) ? doc : {}
}

/** Refuses what would take drafted facts of both languages along. */
export const refuseSharedDraft: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !publishesEnglish(req, data)) return data
  const { id } = readChanged(originalDoc)
  if (!isEnglishAlone(req)) {
    if (await hasDraftAbove(req, collection.slug, id)) throw new DraftAmongManyError()
    return data
  }
  const shown = await shownInEnglish(req, collection.slug, id)
  const draft = Object.fromEntries(valuesOf(originalDoc))
  const saved = Object.fromEntries(valuesOf(data))
  const labels = foreignChanges(collection.flattenedFields, { shown, draft, saved })
  if (labels.length > 0) throw new SharedDraftError(labels)
  return data
}

/** The draft that stays above keeps its state, its review and its time: only English has gone out. */
export const keepDraftState: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  req,
}) => {
  if (!isEnglishAlone(req)) return undefined
  memory.forget(req)
  const before = valuesOf(previousDoc)
  const textOf = (field: string) => {
    const value = before.get(field)
    return typeof value === 'string' ? value : null
  }
  await inTransaction(
    req,
    sql`update ${sql.identifier(`_${collection.slug}_v`)} set
          version_bearbeitungsstand = ${textOf('bearbeitungsstand')}::enum_bearbeitungsstand,
          version_pruefung_durch_id = ${textOf('pruefung_durch')}::uuid,
          version_pruefung_von_id = ${textOf('pruefung_von')}::uuid,
          version_pruefung_kommentar = ${textOf('pruefung_kommentar')},
          version_veroeffentlichen_am = ${textOf('veroeffentlichen_am')}::timestamptz
        where parent_id::text = ${String(readChanged(doc).id)} and latest
          and version__status = 'draft'`,
  )
  // The form shows what it is answered, and would send it with the next save.
  const shown = Object.fromEntries(valuesOf(doc))
  return { ...shown, veroeffentlichen_am: textOf('veroeffentlichen_am') }
}
