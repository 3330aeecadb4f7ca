import type { BestellStand, Lieferart, Zahlungsart } from '@kurstadt/contract/shop'
import type { SchrittArt } from '../collections/bestellungen/zustand.ts'

/** What the office does with an order. */
export const handgriffe = [
  'bezahlt',
  'bereit',
  'versandt',
  'abgeholt',
  'widerrufen',
  'zurueck',
  'erstattet',
  'zu_spaet',
  'storniert',
] as const satisfies readonly SchrittArt[]
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
  erstattet: boolean
  /** True once its last day to be paid is over. */
  faellig: boolean
  /** What has happened to it. */
  getan: ReadonlySet<SchrittArt>
}

const off: ReadonlySet<BestellStand> = new Set(['storniert', 'widerrufen'])
const here: ReadonlySet<BestellStand> = new Set(['wartet', 'neu', 'bereit'])

/** True once the goods have left the house. */
export const hasLeft = ({ getan }: Pick<Lage, 'getan'>) =>
  getan.has('versandt') || getan.has('abgeholt')

const may: Readonly<Record<Akt, (lage: Lage) => boolean>> = {
  bezahlt: ({ bezahlt, stand, zahlung }) => !(bezahlt || off.has(stand)) && zahlung !== 'abholung',
  bereit: ({ lieferung, stand }) => stand === 'neu' && lieferung === 'abholung',
  versandt: ({ lieferung, stand }) => stand === 'neu' && lieferung === 'versand',
  abgeholt: ({ stand }) => stand === 'bereit',
  widerrufen: ({ stand }) => !off.has(stand),
  zurueck: (lage) => lage.stand === 'widerrufen' && hasLeft(lage) && !lage.getan.has('zurueck'),
  erstattet: ({ bezahlt, erstattet, stand }) => off.has(stand) && bezahlt && !erstattet,
  zu_spaet: ({ bezahlt, stand, zahlung }) => off.has(stand) && !bezahlt && zahlung !== 'abholung',
  storniert: ({ stand }) => here.has(stand),
  // Who has withdrawn owes nothing: the office answers what they have declared.
  verfallen: ({ faellig, getan, stand }) => stand === 'wartet' && faellig && !getan.has('widerruf'),
}

/**
 * Whether a step says that the order is paid: the payment itself, and fetching what is paid when it
 * is fetched. Who fetches something on invoice has the goods and still owes the money.
 */
export const isPayment = (akt: Akt, { zahlung }: Pick<Lage, 'zahlung'>) =>
  akt === 'bezahlt' || akt === 'zu_spaet' || (akt === 'abgeholt' && zahlung === 'abholung')

/** Whether something may be done with an order now. */
export const isAllowed = (akt: Akt, lage: Lage) => may[akt](lage)

/** What usually comes next, by state. */
const usual: Readonly<Record<BestellStand, readonly Handgriff[]>> = {
  wartet: ['bezahlt'],
  neu: ['versandt', 'bereit'],
  bereit: ['abgeholt'],
  versandt: ['bezahlt'],
  abgeholt: ['bezahlt'],
  storniert: ['erstattet'],
  widerrufen: ['zurueck', 'erstattet'],
}

/** The next step of an order, and what else may be done; what somebody has declared comes first. */
export function stepsOf(lage: Lage): { naechster: Handgriff | null; weitere: Handgriff[] } {
  const offered = handgriffe.filter((akt) => isAllowed(akt, lage))
  const first: readonly Handgriff[] = lage.getan.has('widerruf') ? ['widerrufen'] : []
  const order = [...first, ...usual[lage.stand]]
  const naechster = order.find((akt) => offered.includes(akt)) ?? null
  return { naechster, weitere: offered.filter((akt) => akt !== naechster) }
}

/** The state an order is in afterwards; the one it was in where none is named. */
export function standAfter(akt: Akt, { stand }: Pick<Lage, 'stand'>): BestellStand {
  if (akt === 'bezahlt') return stand === 'wartet' ? 'neu' : stand
  if (akt === 'verfallen') return 'storniert'
  if (akt === 'zurueck' || akt === 'erstattet' || akt === 'zu_spaet') return stand
  return akt
}

/** Words of the buttons. */
export const aktWorte: Readonly<Record<Handgriff, string>> = {
  bezahlt: 'Zahlung ist da',
  bereit: 'Liegt zur Abholung bereit',
  versandt: 'Ist versandt',
  abgeholt: 'Ist abgeholt',
  widerrufen: 'Widerruf annehmen',
  zurueck: 'Ware ist zurück',
  erstattet: 'Geld ist erstattet',
  zu_spaet: 'Zahlung kam zu spät',
  storniert: 'Stornieren',
}
