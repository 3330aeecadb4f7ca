import { empfaengerOf } from '../belege/rechnungsdaten.ts'
import { referenzOf } from '../bestellen/referenz.ts'
import { laenderNamen } from '../collections/bestellungen/arten.ts'
import { stueckeOf } from '../rechnen/index.ts'
import type { PackOrder } from './read-orders.ts'

/** Pieces of an article that go into a parcel. */
export type Packzeile = {
  titel: string
  groesse: string | null
  stueck: number
  anmerkungen: string | null
}

/** What is packed for one order. */
export type Paket = {
  id: string
  referenz: string
  /** Name and address; the name alone of what is fetched. */
  an: string[]
  lieferung: PackOrder['lieferung']
  /** True for what is to be sent and has no address. */
  ohneAnschrift: boolean
  zeilen: Packzeile[]
  notiz: string | null
}

/** All pieces of an article in one size. */
export type Summe = Pick<Packzeile, 'titel' | 'groesse' | 'stueck'>

/** What is packed today. */
export type Packliste = {
  pakete: Paket[]
  summen: Summe[]
  /** Orders that nobody packs before their withdrawal is answered. */
  widerrufe: Pick<Paket, 'id' | 'referenz'>[]
}

/** Tickets come by mail; whoever fetches the order gets them on paper as well. */
const linesOf = ({ lieferung, positionen, verlauf }: PackOrder) => {
  const { offen } = stueckeOf({ positionen, verlauf })
  return positionen.flatMap((line, index) => {
    const stueck = offen[index] ?? 0
    const isPacked = line.eintritt === null || lieferung === 'abholung'
    return stueck > 0 && isPacked ? [{ ...line, stueck }] : []
  })
}

function paketOf(order: PackOrder): Paket {
  const { id, lieferung, nachname, notiz, nummer, strasse, ort, vorname } = order
  const who = { ...order, vorname: vorname ?? '', nachname: nachname ?? '' }
  const [name = '', ...address] = empfaengerOf(who, laenderNamen).map((line) => line.trim())
  const isSent = lieferung === 'versand'
  return {
    id,
    referenz: referenzOf(nummer),
    an: isSent ? [name, ...address] : [name],
    lieferung,
    ohneAnschrift: isSent && !(strasse && ort),
    zeilen: linesOf(order).map(({ anmerkungen, groesse, stueck, titel }) => ({
      titel,
      groesse,
      stueck,
      anmerkungen,
    })),
    notiz,
  }
}

const inGerman = new Intl.Collator('de', { numeric: true })

/** Sizes of clothes in their order; others follow by the alphabet. */
const sizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', 'XXXL', '4XL']

function compareSizes(one: string, other: string): number {
  const [rank, otherRank] = [sizes.indexOf(one), sizes.indexOf(other)]
  const areBothKnown = rank >= 0 && otherRank >= 0
  return areBothKnown ? rank - otherRank : inGerman.compare(one, other)
}

/** By article and size, whatever the article was called on the day of the order. */
function sumsOf(orders: readonly PackOrder[]): Summe[] {
  const sums = new Map<string, Summe>()
  for (const { artikel, groesse, stueck, titel } of orders.flatMap(linesOf)) {
    const key = JSON.stringify([artikel, groesse])
    sums.set(key, { titel, groesse, stueck: stueck + (sums.get(key)?.stueck ?? 0) })
  }
  return [...sums.values()].sort(
    (one, other) =>
      inGerman.compare(one.titel, other.titel) ||
      compareSizes(one.groesse ?? '', other.groesse ?? ''),
  )
}

/**
 * What is packed of orders, by their numbers, and all pieces together. Whoever has withdrawn is
 * answered first: their parcel would have to come back.
 */
export function packlisteOf(orders: readonly PackOrder[]): Packliste {
  const inOrder = orders.toSorted((one, other) => one.nummer - other.nummer)
  const wanted = inOrder.filter((order) => !order.erklaert)
  const packed = wanted.filter((order) => linesOf(order).length > 0)
  return {
    pakete: packed.map(paketOf),
    summen: sumsOf(packed),
    widerrufe: inOrder.flatMap(({ erklaert, id, nummer }) =>
      erklaert ? [{ id, referenz: referenzOf(nummer) }] : [],
    ),
  }
}
