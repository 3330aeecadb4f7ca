import type { Endpoint, PayloadRequest, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { writeAuditLog } from '../../../editing/protokoll/index.ts'
import { refuseCall as refuse } from '../../../editing/refuse-call.ts'
import { csvAnswer } from '../../../platform/csv/index.ts'
import { asOne } from '../../../platform/database/index.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { isWhere, requestOperations } from './access.ts'
import { viewFilter } from './ansichten.ts'
import { csvOf } from './csv.ts'

/** Rows of one table; whoever needs more narrows the list first. */
const mostRows = 5_000

/** What the list shows that the table is asked for from: view, filters and search. */
async function shownIn(req: PayloadRequest): Promise<Where> {
  const view = await viewFilter({ req })
  const { search, where } = req.query
  return mergeListSearchAndWhere({
    collectionConfig: req.payload.collections.anfragen.config,
    search: typeof search === 'string' ? search : '',
    where: { and: [...(view ? [view] : []), ...(isWhere(where) ? [where] : [])] },
  })
}

/** `GET /api/anfragen/export`: what the list shows, as a table; who took it along is logged. */
export const exportEndpoint: Omit<Endpoint, 'root'> = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if ((await requestOperations.exportieren({ req })) === false)
      return refuse(403, 'Dazu ist Ihr Konto nicht berechtigt.')
    const { docs, totalDocs } = await req.payload.find({
      collection: 'anfragen',
      where: await shownIn(req),
      sort: '-eingegangen_am',
      limit: mostRows,
      depth: 1,
      overrideAccess: false,
      user: req.user,
      req,
    })
    if (totalDocs > mostRows)
      return refuse(413, `Das sind mehr als ${mostRows} Anfragen. Bitte filtern Sie die Liste.`)
    const eintrag = `${totalDocs} Anfragen als Tabelle`
    const entry = { vorgang: 'exportiert', sammlung: 'anfragen', eintrag, dokument: null } as const
    await asOne(req, () => writeAuditLog(req, { ...entry, felder: [] }))
    return csvAnswer(csvOf(docs), `anfragen-${todayInBerlin()}`)
  },
}
