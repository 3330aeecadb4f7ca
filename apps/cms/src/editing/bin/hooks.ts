import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { inTransaction, sql } from '../../platform/database/index.ts'
import { binStep, labelOf, readChanged, valuesOf } from '../changes/index.ts'
import { forgetFindings } from '../checks/index.ts'
import { refuseIncomplete } from './refuse-incomplete.ts'

/** A new entry has a name or an address that one in the bin has as well. */
class TakenInBinError extends APIError {
  constructor(kind: string, label: string) {
    super(
      `Im Papierkorb liegt schon: ${kind} mit demselben Wert bei „${label}“. Holen Sie den Eintrag zurück, oder löschen Sie ihn dort endgültig.`,
      409,
      null,
      true,
    )
  }
}

const kindOf = ({ labels, slug }: SanitizedCollectionConfig) =>
  typeof labels.singular === 'string' ? labels.singular : slug

async function isTakenInBin(
  req: PayloadRequest,
  slug: CollectionSlug,
  field: string,
  value: string,
) {
  const { totalDocs } = await req.payload.count({
    collection: slug,
    where: { and: [{ [field]: { equals: value } }, { deletedAt: { exists: true } }] },
    overrideAccess: true,
    trash: true,
    req,
  })
  return totalDocs > 0
}

/** Says where the value is that a new entry may not have again: nobody sees it in the list. */
const refuseTakenInBin: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  req,
}) => {
  if (operation !== 'create') return data
  const values = valuesOf(data)
  for (const field of collection.flattenedFields) {
    const value = values.get(field.name)
    const isUnique = 'unique' in field && field.unique === true
    const isShared = !('localized' in field && field.localized === true)
    if (!(isUnique && isShared && typeof value === 'string')) continue
    if (await isTakenInBin(req, collection.slug, field.name, value))
      throw new TakenInBinError(kindOf(collection), labelOf(field))
  }
  return data
}

/**
 * An older version brings back what an entry said, and not that it lay in the bin once: Payload
 * restores nothing of an entry that lies there now.
 */
export const staysOut: CollectionBeforeChangeHook = ({ context, data }) =>
  context.isRestoringVersion === true ? { ...data, deletedAt: null } : data

/** What refuses to be deleted goes into no bin either. */
function refuseAsDeleted(
  refusals: readonly CollectionBeforeDeleteHook[],
): CollectionBeforeChangeHook {
  return async ({ collection, context, data, originalDoc, req }) => {
    if (binStep(originalDoc, data) !== 'in') return data
    const { id } = readChanged(originalDoc)
    for (const refuse of refusals) await refuse({ collection, context, id, req })
    return data
  }
}

/**
 * What lies in the bin is a draft: it is nowhere on the website, whatever asks for it, and whoever
 * brings it back does not publish it by a time that was set before.
 */
const withdraw: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  binStep(originalDoc, data) === 'in'
    ? { ...data, _status: 'draft', veroeffentlichen_am: null }
    : data

/** Nothing is found in it any more, and the address of a page is free for another. */
function letGo(slug: CollectionSlug): CollectionAfterChangeHook {
  return async ({ data, doc, previousDoc, req }) => {
    if (binStep(previousDoc, data) !== 'in') return
    const id = String(readChanged(doc).id)
    await forgetFindings(req, slug, id)
    if (slug === 'seiten')
      await inTransaction(req, sql`update seiten_locales set pfad = null where _parent_id = ${id}`)
  }
}

/**
 * Hooks of every type with a bin (E12): who deletes puts there, what may not be deleted is refused,
 * and what lies there is no longer public. `refusals` are those of the type itself.
 */
export function binHooks(
  slug: CollectionSlug,
  { hasDrafts, refusals = [] }: { hasDrafts: boolean; refusals?: CollectionBeforeDeleteHook[] },
) {
  return {
    beforeChange: [
      staysOut,
      refuseTakenInBin,
      refuseAsDeleted(refusals),
      hasDrafts ? withdraw : refuseIncomplete,
    ],
    afterChange: [letGo(slug)],
  }
}
