import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { readChanged } from '../../../../editing/changes/index.ts'
import { inTransaction, sql } from '../../../../platform/database/index.ts'

/** An office whose telephone and hours stand at the foot of every page was about to go. */
class HouseError extends APIError {
  constructor() {
    super(
      'Telefon und Öffnungszeiten dieses Amtes stehen am Fuß jeder Seite. Bitte wählen Sie zuerst in den „Einstellungen der Website“ ein anderes.',
      409,
      null,
      true,
    )
  }
}

/** Whether the settings name an office that visitors do not see, or, `isGoing`, will not see. */
async function isMissed(req: PayloadRequest, id: number | string, isGoing: boolean) {
  const [row] = await inTransaction(
    req,
    sql`select from einstellungen e join aemter a on a.id in (e.tourismus_amt_id, e.rathaus_amt_id)
        where a.id = ${String(id)} and (${isGoing} or a._status <> 'published') limit 1`,
  )
  return row !== undefined
}

/** Refuses to take an office off the website that the settings name (E3). */
export const keepShownHouse: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update' && (await isMissed(req, readChanged(doc).id, false)))
    throw new HouseError()
}

/** Refuses to delete one. */
export const keepHouse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isMissed(req, id, true)) throw new HouseError()
}
