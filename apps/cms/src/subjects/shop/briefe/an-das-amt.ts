import { env } from '../../../env.ts'
import type { OrderRow } from '../bestellen/order-row.ts'
import { lieferungen, zahlungen } from '../collections/bestellungen/arten.ts'
import { summenText, zeileText } from './zeilen.ts'

/** Further lines of a text are indented, so that none passes for ours. */
const indented = (text: string) => text.replaceAll('\n', '\n    ')

/** The letter to whoever packs it; whoever answers it writes to the buyer. */
export function anDasAmt(referenz: string, row: OrderRow): { betreff: string; text: string } {
  const { id, lieferung, nachname, positionen, vorname, zahlung } = row
  const lines = positionen.flatMap((one) => [
    zeileText(one, 'de'),
    ...(one.anmerkungen === null ? [] : [`    Anmerkungen: ${indented(one.anmerkungen)}`]),
  ])
  const parts = [
    [`Im Shop ist eine Bestellung eingegangen: ${referenz}.`],
    [...lines, ...summenText(row, 'de')],
    [
      `Von: ${vorname} ${nachname}`,
      `Lieferung: ${lieferungen[lieferung]}`,
      `Zahlung: ${zahlungen[zahlung]}`,
    ],
    ['Ansehen:', `${env.BACK_OFFICE_URL}/admin/collections/bestellungen/${id}`],
  ]
  const text = parts.map((part) => part.join('\n')).join('\n\n')
  return { betreff: `Neue Bestellung ${referenz}`, text: `${text}\n` }
}
