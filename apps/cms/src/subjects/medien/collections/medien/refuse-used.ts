import type { CollectionBeforeDeleteHook } from 'payload'
import { nameUsages, UploadError, usagesOf } from '../../../../platform/media/index.ts'

/** Places that the message names. */
const named = 5

/** Refuses to delete what visitors see somewhere, and says where. */
export const refuseUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const usages = await usagesOf(req, String(id))
  const shown = usages.filter(({ isPublic }) => isPublic)
  if (shown.length === 0) return
  const places = (await nameUsages(req, shown.slice(0, named))).map(({ art, titel }) =>
    titel === null ? art : `${art} „${titel}“`,
  )
  const more = shown.length > named ? ` und ${shown.length - named} weitere` : ''
  throw new UploadError(
    `Die Datei wird noch gezeigt: ${places.join(', ')}${more}. Nehmen Sie sie dort heraus oder ersetzen Sie sie hier durch eine andere.`,
    409,
  )
}
