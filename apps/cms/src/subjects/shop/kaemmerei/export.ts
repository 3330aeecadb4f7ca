import type { Access, Endpoint } from 'payload'
import { sees } from '../../../editing/access/index.ts'
import { writeAuditLog } from '../../../editing/protokoll/index.ts'
import { refuseCall as refuse } from '../../../editing/refuse-call.ts'
import { csvAnswer } from '../../../platform/csv/index.ts'
import { asOne } from '../../../platform/database/index.ts'
import { germanDay } from '../../../platform/time/german-time.ts'
import { mostBelege, readBelege } from './read-belege.ts'
import { treasuryCsv } from './tabelle.ts'
import { readZeitraum } from './zeitraum.ts'

/** Who may take the table along: whoever sees orders. */
export const treasuryOperations: Record<'kaemmerei', Access> = {
  kaemmerei: ({ req }) => sees(req.user, 'bestellungen'),
}

/**
 * `GET /api/bestellungen/kaemmerei?von=2026-11-01&bis=2026-11-30`: invoices and credit notes of the
 * period as a table for the treasury; who took it along is logged.
 */
export const treasuryEndpoint: Omit<Endpoint, 'root'> = {
  path: '/kaemmerei',
  method: 'get',
  handler: async (req) => {
    if (!sees(req.user, 'bestellungen')) return refuse(403, 'Dazu ist Ihr Konto nicht berechtigt.')
    const { problem, zeitraum } = readZeitraum(req.query)
    if (zeitraum === null) return refuse(400, problem)
    const belege = await readBelege(req, zeitraum)
    if (belege === null)
      return refuse(413, `Das sind mehr als ${mostBelege} Belege. Bitte wählen Sie weniger Tage.`)
    const { von, bis } = zeitraum
    const days = `${germanDay(von)} bis ${germanDay(bis)}`
    const count = belege.length === 1 ? '1 Beleg' : `${belege.length} Belege`
    const eintrag = `Tabelle für die Kämmerei, ${days}: ${count}`
    const entry = { vorgang: 'exportiert', sammlung: 'bestellungen', eintrag, felder: [] } as const
    await asOne(req, () => writeAuditLog(req, { ...entry, dokument: null }))
    return csvAnswer(treasuryCsv(belege), `kaemmerei-${von}-bis-${bis}`)
  },
}
