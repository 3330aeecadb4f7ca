import { type CsvCell, toCsv } from '../../../platform/csv/index.ts'
import { germanDate } from '../../../platform/time/german-time.ts'
import { referenzOf } from '../bestellen/referenz.ts'
import { zahlungen } from '../collections/bestellungen/arten.ts'
import type { Steuer } from '../rechnen/index.ts'
import { refundedAt } from './erstattung.ts'
import type { Beleg } from './read-belege.ts'

const columns = [
  'Nummer',
  'Art',
  'Datum',
  'Bestellung',
  'Name',
  'Netto in Euro',
  'MwSt.-Satz in Prozent',
  'MwSt. in Euro',
  'Brutto in Euro',
  'Zahlungsart',
  'Bezahlt am',
  'Erstattet am',
] as const

const arten = { rechnung: 'Rechnung', korrektur: 'Rechnungskorrektur' } as const

const dateOf = (at: string | null) => (at === null ? '' : germanDate(at))

/** A paper on which no rate stands is in the table all the same: its number is not to be missed. */
const nothing = { satz: null, netto_cent: 0, steuer_cent: 0, brutto_cent: 0 }

const isWorth = ({ steuern }: Beleg) => steuern.some(({ brutto_cent }) => brutto_cent !== 0)

/** When money went back; an invoice is not refunded, its credit notes are. */
function refundOf(one: Beleg): string | null {
  return one.art === 'korrektur' && isWorth(one) ? refundedAt(one, one.vorher) : null
}

/** Rows of a paper, one for each rate; what a credit note takes back is below zero. */
function rowsOf(one: Beleg): CsvCell[][] {
  const rates: readonly (Steuer | typeof nothing)[] =
    one.steuern.length === 0 ? [nothing] : one.steuern
  const sign = one.art === 'korrektur' ? -1 : 1
  return rates.map(({ brutto_cent, netto_cent, satz, steuer_cent }) => [
    one.nummer,
    arten[one.art],
    germanDate(one.am),
    referenzOf(one.bestellnummer),
    one.name,
    { cents: sign * netto_cent },
    satz === null ? '' : String(satz),
    { cents: sign * steuer_cent },
    { cents: sign * brutto_cent },
    zahlungen[one.zahlung],
    dateOf(one.bezahlt_am),
    dateOf(refundOf(one)),
  ])
}

/** Invoices and credit notes as the treasury books them: a row for each rate of each paper. */
export function treasuryCsv(belege: readonly Beleg[]): string {
  return toCsv([columns, ...belege.flatMap(rowsOf)])
}
