import type { Bestellung } from '@kurstadt/contract/shop'
import { bestellSchritte } from '@kurstadt/contract/shop'
import { girocodeOf } from '../belege/girocode.ts'
import { empfaengerOf } from '../belege/rechnungsdaten.ts'
import { referenzOf } from '../bestellen/referenz.ts'
import type { ShopSettings } from '../einstellungen/index.ts'
import type { Intake } from '../warenkorb/index.ts'
import { shopWords } from '../worte/index.ts'
import { type OrderRecord, orderRecord, orderText } from './order-row.ts'
import { hashOfZugang } from './zugang.ts'

/** The order that a link opens; null for none. */
export async function findOrder(intake: Intake, zugang: string): Promise<OrderRecord | null> {
  const text = orderText('o.zugang = $1')
  const { rows } = await intake.query({
    name: 'bestellung-zeigen',
    text,
    values: [hashOfZugang(zugang)],
  })
  return rows[0] === undefined ? null : orderRecord.parse(rows[0])
}

const steps: Partial<Record<string, Bestellung['schritte'][number]['was']>> = {
  ...Object.fromEntries(bestellSchritte.map((one) => [one, one])),
  verfallen: 'storniert',
  widerruf: 'widerrufen',
}

/** Days after it was sent in which somebody may still withdraw: fourteen from when they had it. */
const withdrawalDays = 14 + 7

/** States in which there is nothing to withdraw from any more. */
const over: ReadonlySet<OrderRecord['stand']> = new Set(['storniert', 'widerrufen'])

function withdrawalOf(
  { erledigt_am, positionen, stand, verlauf, versandt_am }: OrderRecord,
  now: Date,
) {
  const declared = verlauf.find(({ was }) => was === 'widerruf')?.am ?? null
  const from = erledigt_am ?? versandt_am
  const isInTime =
    from === null || now.getTime() < new Date(from).getTime() + withdrawalDays * 86_400_000
  const hasRight = positionen.some(({ widerruf }) => widerruf === 'ja' || widerruf === 'hygiene')
  return {
    moeglich: hasRight && isInTime && declared === null && !over.has(stand),
    eingegangen_am: declared,
  }
}

/** True while money is wanted for it: nobody is asked to pay what they have withdrawn from. */
const isUnpaid = ({ bezahlt_am, stand, summe_cent, verlauf }: OrderRecord) =>
  bezahlt_am === null &&
  !over.has(stand) &&
  summe_cent > 0 &&
  verlauf.every(({ was }) => was !== 'widerruf')

function transferOf(order: OrderRecord): Bestellung['ueberweisung'] {
  const { nummer, rechnung, summe_cent, zahlung } = order
  const isTransfer = zahlung === 'vorkasse' || zahlung === 'rechnung'
  if (!(isTransfer && isUnpaid(order) && rechnung?.konto)) return null
  const zweck = referenzOf(nummer)
  const girocode = girocodeOf(rechnung.konto, summe_cent, zweck)
  return { ...rechnung.konto, cent: summe_cent, zweck, girocode }
}

function papersOf(order: OrderRecord): Bestellung['papiere'] {
  const { hat_agb, hat_belehrung, korrekturen, rechnungsnummer } = order
  return [
    ...(rechnungsnummer === null ? [] : [{ papier: 'rechnung', nummer: rechnungsnummer }]),
    ...korrekturen.map((nummer) => ({ papier: nummer, nummer })),
    ...(hat_agb ? [{ papier: 'agb', nummer: null }] : []),
    ...(hat_belehrung ? [{ papier: 'widerruf', nummer: null }] : []),
  ]
}

function recipientOf(order: OrderRecord): string[] {
  const { nachname, vorname } = order
  if (!nachname) return []
  const who = { ...order, vorname: vorname ?? '', nachname }
  return empfaengerOf(who, shopWords[order.sprache].laender)
}

/** An order as whoever has its link sees it. */
export function bestellungOf(order: OrderRecord, settings: ShopSettings, now: Date): Bestellung {
  const { lieferung, positionen, rechnung, stand, verlauf, zahlung } = order
  return {
    nummer: referenzOf(order.nummer),
    sprache: order.sprache,
    stand,
    verfallen: verlauf.some(({ was }) => was === 'verfallen'),
    am: order.created_at,
    schritte: verlauf.flatMap(({ am, was }, index) => {
      const step = steps[was]
      // What somebody has declared and what the office has made of it is one step to them.
      const isSaid = verlauf.slice(0, index).some((before) => steps[before.was] === step)
      return step === undefined || isSaid ? [] : [{ am, was: step }]
    }),
    positionen: positionen.map(({ artikel: _, ...shown }) => shown),
    versand_cent: order.versand_cent,
    summe_cent: order.summe_cent,
    erstattet_cent: order.erstattet_cent,
    steuern: order.steuern,
    lieferung,
    zahlung,
    empfaenger: recipientOf(order),
    abholung: lieferung === 'abholung' ? settings.abholung : null,
    zahlbar_bis: order.zahlbar_bis,
    bezahlt_am: order.bezahlt_am,
    ueberweisung: transferOf(order),
    papiere: papersOf(order),
    widerruf: withdrawalOf(order, now),
    verkaeufer: rechnung?.verkaeufer ?? settings.verkaeufer,
  }
}
