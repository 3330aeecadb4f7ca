import type { CollectionBeforeChangeHook } from 'payload'
import { valuesOf } from '../../../../editing/changes/index.ts'
import { preparedUploads, UploadError } from '../../../../platform/media/index.ts'
import { isLoggedFile } from '../../../rathaus/index.ts'

/**
 * Refuses to put another file in the place of one that belongs to a published notice: the log has its
 * checksum. It is not deleted either, because visitors see it for good.
 */
export const refuseFixed: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const datei = valuesOf(originalDoc).get('filename')
  if (!preparedUploads.get(req) || typeof datei !== 'string') return data
  if (await isLoggedFile(req, datei))
    throw new UploadError(
      'Die Datei gehört zu einer veröffentlichten Bekanntmachung und steht mit ihr fest: Sie lässt sich weder ersetzen noch löschen. Laden Sie bitte eine neue Datei hoch und legen Sie damit eine Bekanntmachung an, die jene berichtigt.',
      409,
    )
  return data
}
