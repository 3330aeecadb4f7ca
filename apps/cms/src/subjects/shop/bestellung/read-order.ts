import type { Bestellung } from '@kurstadt/contract/shop'
import { bestellSchritte } from '@kurstadt/contract/shop'
import { env } from '../../../env.ts'
import { isWithdrawable } from '../abwicklung/ruecknahme.ts'
import { girocodeOf } from '../belege/girocode.ts'
import { empfaengerOf } from '../belege/rechnungsdaten.ts'
import { referenzOf } from '../bestellen/referenz.ts'
import { isOff } from '../collections/bestellungen/zustand.ts'
import type { ShopSettings } from '../einstellungen/index.ts'
import { kartenstandOf } from '../karten/index.ts'
import { geldOf, stueckeOf } from '../rechnen/index.ts'
import type { Intake } from '../warenkorb/index.ts'
import { shopWords } from '../worte/index.ts'
import { type OrderRecord, orderRecord, orderText } from './order-row.ts'
import { owedOf, payableOnline } from './payable.ts'
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

const isWithdrawal = (was: Bestellung['schritte'][number]['was']) =>
  was === 'widerrufen' || was === 'teilwiderruf'

/** Days after it was sent in which somebody may still withdraw: fourteen from when they had it. */
const withdrawalDays = 14 + 7

function withdrawalOf(
  { erledigt_am, positionen, stand, verlauf, versandt_am, widerruf_am }: OrderRecord,
  now: Date,
) {
  // What is dealt with is news no more, unless it was the whole order.
  const last = isOff(stand) ? verlauf.findLast(({ was }) => was === 'widerruf') : undefined
  const declared = widerruf_am ?? last?.am ?? null
  const { offen } = stueckeOf({ positionen, verlauf })
  // Of what lies ready the days begin once it is fetched.
  const from = erledigt_am ?? (stand === 'bereit' ? null : versandt_am)
  const isInTime =
    from === null || now.getTime() < new Date(from).getTime() + withdrawalDays * 86_400_000
  const hasRight = positionen.some((one, index) => isWithdrawable(one) && (offen[index] ?? 0) > 0)
  return {
    moeglich: hasRight && isInTime && declared === null && !isOff(stand),
    eingegangen_am: declared,
  }
}

function transferOf(order: OrderRecord): Bestellung['ueberweisung'] {
  const { nummer, rechnung, zahlung } = order
  const isTransfer = zahlung === 'vorkasse' || zahlung === 'rechnung'
  const cent = owedOf(order)
  if (!(isTransfer && cent > 0 && rechnung?.konto)) return null
  const zweck = referenzOf(nummer)
  return { ...rechnung.konto, cent, zweck, girocode: girocodeOf(rechnung.konto, cent, zweck) }
}

/** Whether it is paid online, and how far that is. */
function onlineOf(order: OrderRecord): Bestellung['online'] {
  const cent = payableOnline(order)
  if (cent === null) return null
  return { cent, moeglich: env.MOLLIE_API_KEY !== undefined, begonnen: order.zahlung_begonnen }
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

/** What has happened, without what is news to the office alone. */
function stepsOf({ verlauf }: OrderRecord): Bestellung['schritte'] {
  const told = verlauf.flatMap(({ am, was }) => {
    const step = steps[was]
    return step === undefined ? [] : [{ am, was: step }]
  })
  // What somebody has declared and what the office has made of it is one step to them.
  return told.filter(({ was }, index) => {
    const before = told.slice(0, index).findLast((one) => isWithdrawal(one.was))
    return was !== 'widerrufen' || before?.was !== 'widerrufen'
  })
}

/** An order as whoever has its link sees it. */
export function bestellungOf(order: OrderRecord, settings: ShopSettings, now: Date): Bestellung {
  const { lieferung, positionen, rechnung, stand, verlauf, zahlung } = order
  const { widerrufen } = stueckeOf(order)
  return {
    nummer: referenzOf(order.nummer),
    sprache: order.sprache,
    stand,
    verfallen: verlauf.some(({ was }) => was === 'verfallen'),
    am: order.created_at,
    schritte: stepsOf(order),
    positionen: positionen.map(({ artikel: _, eintritt: __, ...shown }, zeile) => ({
      ...shown,
      zeile,
      widerrufen: widerrufen[zeile] ?? 0,
    })),
    versand_cent: order.versand_cent,
    summe_cent: order.summe_cent,
    gutschrift_cent: geldOf(order).gutschrift_cent,
    erstattet_cent: order.erstattet_cent,
    steuern: order.steuern,
    lieferung,
    zahlung,
    empfaenger: recipientOf(order),
    abholung: lieferung === 'abholung' ? settings.abholung : null,
    zahlbar_bis: order.zahlbar_bis,
    bezahlt_am: order.bezahlt_am,
    ueberweisung: transferOf(order),
    online: onlineOf(order),
    karten: kartenstandOf(order),
    papiere: papersOf(order),
    widerruf: withdrawalOf(order, now),
    verkaeufer: rechnung?.verkaeufer ?? settings.verkaeufer,
  }
}
