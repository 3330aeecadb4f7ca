import type { BestellStand, Lieferart, Zahlungsart } from '@kurstadt/contract/shop'
import { isOff, readyState } from '../collections/bestellungen/zustand.ts'

/** What the office does with an order. */
export const handgriffe = [
  'bezahlt',
  'bereit',
  'versandt',
  'abgeholt',
  'widerrufen',
  'abgesagt',
  'zurueckgegeben',
  'zurueck',
  'erstattet',
  'ueberwiesen',
  'zu_spaet',
  'storniert',
] as const
/** One of these. */
export type Handgriff = (typeof handgriffe)[number]

/** What happens to an order: by the office, or by itself once nobody has paid it. */
export type Akt = Handgriff | 'verfallen'

/** How an order stands, as far as it says what may be done. */
export type Lage = {
  stand: BestellStand
  lieferung: Lieferart
  zahlung: Zahlungsart
  /** True once it is paid, and for what costs nothing. */
  bezahlt: boolean
  /** True while money that was paid has to go back. */
  zu_erstatten: boolean
  /** True once its last day to be paid is over. */
  faellig: boolean
  /** True while somebody has declared a withdrawal that nobody has dealt with. */
  erklaert: boolean
  /** True while there are pieces that may be withdrawn from. */
  widerrufbar: boolean
  /** True while there are tickets of events that are cancelled. */
  abgesagt: boolean
  /** True while there are tickets of events that take place on another day. */
  verschoben: boolean
  /** True while pieces that were withdrawn from are on their way back. */
  unterwegs: boolean
}

const here: ReadonlySet<BestellStand> = new Set(['wartet', 'neu', 'bereit'])

const may: Readonly<Record<Akt, (lage: Lage) => boolean>> = {
  bezahlt: ({ bezahlt, stand, zahlung }) => !(bezahlt || isOff(stand)) && zahlung !== 'abholung',
  bereit: ({ lieferung, stand }) => stand === 'neu' && lieferung === 'abholung',
  versandt: ({ lieferung, stand }) => stand === 'neu' && lieferung === 'versand',
  abgeholt: ({ stand }) => stand === 'bereit',
  widerrufen: ({ stand, widerrufbar }) => !isOff(stand) && widerrufbar,
  abgesagt: ({ abgesagt, stand }) => !isOff(stand) && abgesagt,
  zurueckgegeben: ({ stand, verschoben }) => !isOff(stand) && verschoben,
  zurueck: ({ unterwegs }) => unterwegs,
  erstattet: ({ zu_erstatten }) => zu_erstatten,
  // The way out where the provider refuses for good: what was paid there is too long ago, for instance.
  ueberwiesen: ({ zahlung, zu_erstatten }) => zu_erstatten && zahlung === 'online',
  zu_spaet: ({ bezahlt, stand, zahlung }) => isOff(stand) && !bezahlt && zahlung !== 'abholung',
  // What goes by mail never leaves the house.
  storniert: ({ lieferung, stand }) =>
    here.has(stand) || (stand === 'versandt' && lieferung === 'mail'),
  // Who has withdrawn, or was told of a cancellation, owes nothing until the office has dealt with it.
  verfallen: ({ abgesagt, erklaert, faellig, stand }) =>
    stand === 'wartet' && faellig && !(erklaert || abgesagt),
}

/**
 * Whether a step says that the order is paid: the payment itself, and fetching what is paid when it
 * is fetched. Who fetches something on invoice has the goods and still owes the money.
 */
export const isPayment = (akt: Akt, { zahlung }: Pick<Lage, 'zahlung'>) =>
  akt === 'bezahlt' || akt === 'zu_spaet' || (akt === 'abgeholt' && zahlung === 'abholung')

/** Steps of which somebody chooses what they take back. */
const chosen: ReadonlySet<Akt> = new Set(['widerrufen', 'zurueckgegeben'])

/** True for a step that takes back what somebody has chosen, and nothing else. */
export const isChosen = (akt: Akt): boolean => chosen.has(akt)

/** Whether a step says that the money went back: through whoever took it, or by a transfer. */
export const isRefund = (akt: Akt): akt is 'erstattet' | 'ueberwiesen' =>
  akt === 'erstattet' || akt === 'ueberwiesen'

/** Whether something may be done with an order now. */
export const isAllowed = (akt: Akt, lage: Lage) => may[akt](lage)

/** What usually comes next, by state. */
const usual: Readonly<Record<BestellStand, readonly Handgriff[]>> = {
  wartet: ['bezahlt'],
  neu: ['versandt', 'bereit'],
  bereit: ['abgeholt'],
  versandt: ['bezahlt'],
  abgeholt: ['bezahlt'],
  storniert: [],
  widerrufen: [],
}

/** What is left to do once the rest of an order has gone its way. */
const last: readonly Handgriff[] = ['zurueck', 'erstattet']

/**
 * The next step of an order, and what else may be done; what somebody has declared comes first, then
 * what is cancelled.
 */
export function stepsOf(lage: Lage): { naechster: Handgriff | null; weitere: Handgriff[] } {
  const offered = handgriffe.filter((akt) => isAllowed(akt, lage))
  const declared: readonly Handgriff[] = lage.erklaert ? ['widerrufen'] : []
  const order = [...declared, 'abgesagt' as const, ...usual[lage.stand], ...last]
  const naechster = order.find((akt) => offered.includes(akt)) ?? null
  return { naechster, weitere: offered.filter((akt) => akt !== naechster) }
}

/** The state an order is in afterwards; the one it was in where none is named. */
export function standAfter(
  akt: Akt,
  { lieferung, stand }: Pick<Lage, 'stand' | 'lieferung'>,
): BestellStand {
  if (akt === 'bezahlt') return stand === 'wartet' ? readyState(lieferung) : stand
  if (akt === 'verfallen' || akt === 'abgesagt' || akt === 'zurueckgegeben') return 'storniert'
  if (akt === 'zurueck' || akt === 'zu_spaet' || isRefund(akt)) return stand
  return akt
}

/** Words of the buttons. */
export const aktWorte: Readonly<Record<Handgriff, string>> = {
  bezahlt: 'Zahlung ist da',
  bereit: 'Liegt zur Abholung bereit',
  versandt: 'Ist versandt',
  abgeholt: 'Ist abgeholt',
  widerrufen: 'Widerruf annehmen',
  abgesagt: 'Karten zurücknehmen',
  zurueckgegeben: 'Karten zurücknehmen (verschoben)',
  zurueck: 'Ware ist zurück',
  erstattet: 'Geld ist erstattet',
  ueberwiesen: 'Geld selbst überwiesen',
  zu_spaet: 'Zahlung kam zu spät',
  storniert: 'Stornieren',
}
