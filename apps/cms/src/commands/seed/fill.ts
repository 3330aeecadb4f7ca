import { removeFiles } from '@kurstadt/media-store'
import { createLocalReq, type Payload } from 'payload'
import type { TownContent } from '../../../../../content/shape.ts'
import { stores } from '../../platform/media/index.ts'
import { dayAt } from '../../platform/time/berlin.ts'
import { addAktuelles } from './aktuelles.ts'
import { addAnfragen } from './anfragen.ts'
import { addBarrierefreiheit } from './barrierefreiheit.ts'
import { addBekanntmachungen } from './bekanntmachungen.ts'
import { addBergbahn } from './bergbahn.ts'
import { addBranchen } from './branchen.ts'
import { addDokumente } from './dokumente.ts'
import { addEinstellungen } from './einstellungen.ts'
import { addErleben, addTouren, addVideos } from './erleben.ts'
import { addIntranet } from './intranet.ts'
import { addMedien } from './medien.ts'
import { addMenus } from './menus.ts'
import { addPauschalen, addPortalmodule } from './pauschalen.ts'
import { addRat } from './rat.ts'
import { addRathaus } from './rathaus.ts'
import { toRichText } from './rich-text.ts'
import { idOf, type Seeding } from './seeding.ts'
import { addSeiten } from './seiten.ts'
import { addShop } from './shop.ts'
import { addStadt } from './stadt.ts'
import { addUnterkuenfte } from './unterkuenfte.ts'
import { addVeranstaltungen } from './veranstaltungen.ts'
import { addWegweiser } from './wegweiser.ts'

const steps = [
  addMedien,
  // Texts of the pages quote what offices say, and what the railway costs.
  addRathaus,
  addBergbahn,
  addUnterkuenfte,
  // Pages name packages.
  addPauschalen,
  // And films.
  addVideos,
  // And tours.
  addTouren,
  addSeiten,
  addMenus,
  addBranchen,
  addVeranstaltungen,
  addAktuelles,
  addBekanntmachungen,
  addStadt,
  addErleben,
  addWegweiser,
  addDokumente,
  addRat,
  addIntranet,
  addAnfragen,
  addPortalmodule,
  addShop,
  addEinstellungen,
  addBarrierefreiheit,
]

/**
 * Fills an empty database with a town, in one transaction: a run that is cut off leaves nothing
 * in the database, and the next one starts afresh. Does nothing and says so when there are pages.
 * Made pictures are kept in `pictureDir` where one is named.
 */
export async function fill(
  payload: Payload,
  town: TownContent,
  report: Seeding['report'],
  now: Date = new Date(),
  pictureDir?: string,
): Promise<'filled' | 'not-empty'> {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('The database gives no transaction.')
  const req = await createLocalReq(
    { req: { transactionID }, context: { isInHurry: true } },
    payload,
  )
  const stored: string[] = []
  try {
    const { totalDocs } = await payload.count({ collection: 'seiten', overrideAccess: true, req })
    if (totalDocs > 0) {
      await payload.db.rollbackTransaction(transactionID)
      return 'not-empty'
    }
    const made: Seeding['made'] = new Map()
    const richText = await toRichText(payload.config, (type, key) => idOf(made, type, key))
    const today = dayAt(now)
    const seeding = { payload, req, town, made, stored, now, today, richText, report, pictureDir }
    for (const step of steps) await step(seeding)
    await payload.db.commitTransaction(transactionID)
    return 'filled'
  } catch (error) {
    for (const store of Object.values(stores)) await removeFiles(store, stored)
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}
