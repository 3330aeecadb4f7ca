import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  isolateObjectProperty,
  type PayloadRequest,
} from 'payload'
import { valuesOf } from '../changes/index.ts'
import { isBlank, type RequiredText, requiredInGerman } from '../fields/index.ts'

type Missing = RequiredText & { message: string }

/**
 * An entry was about to be published without what its German page needs. Said whole: in the English
 * form the field itself is filled, so a message at it would vanish.
 */
class GermanMissingError extends APIError {
  constructor(missing: readonly Missing[], isGerman: boolean) {
    const names = missing.map(({ label }) => `„${label}“`).join(', ')
    const where = isGerman
      ? 'Bitte füllen Sie das aus.'
      : 'Schalten Sie oben rechts bei „Sprache“ von „Englisch“ auf „Deutsch“, füllen Sie es dort aus, und veröffentlichen Sie dann.'
    const errors = missing.map(({ name, label, message }) => ({ path: name, label, message }))
    super(`Noch nicht veröffentlicht: Auf Deutsch fehlt ${names}. ${where}`, 400, { errors }, true)
  }
}

/** German texts of an entry as they are stored, while another language is saved. */
async function germanTexts(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: unknown,
): Promise<Map<string, unknown>> {
  if (typeof id !== 'string') return new Map()
  // A call in another language would leave that language behind in the request.
  const isolated = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context'])
  const read = { depth: 0, overrideAccess: true, fallbackLocale: false } as const
  return valuesOf(
    await req.payload.findByID({
      collection,
      id,
      req: isolated,
      draft: true,
      locale: 'de',
      ...read,
    }),
  )
}

/** The value that is about to be kept in German; a call in all languages brings them side by side. */
function inGermanOf(value: unknown, locale: unknown): unknown {
  return locale === 'all' ? valuesOf(value).get('de') : value
}

/**
 * Refuses to publish an entry whose title, or what else its address and its German page need, is
 * missing in German, whatever language is saved and whatever way the save came: form, list, schedule
 * or import. Drafts may lack anything.
 */
export const germanFirst: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const saved = valuesOf(data)
  if (saved.get('_status') !== 'published') return data
  const isEnglish = req.locale === 'en'
  const texts = isEnglish
    ? await germanTexts(req, collection.slug, valuesOf(originalDoc).get('id'))
    : saved
  const missing = requiredInGerman(collection.flattenedFields).flatMap(({ name, label }) => {
    const value = inGermanOf(texts.get(name), isEnglish ? 'de' : req.locale)
    return isBlank(value) ? [{ name, label, message: `„${label}“ fehlt auf Deutsch.` }] : []
  })
  if (missing.length > 0) throw new GermanMissingError(missing, !isEnglish)
  return data
}
