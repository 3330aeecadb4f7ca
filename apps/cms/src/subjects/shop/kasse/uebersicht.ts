import { createHash } from 'node:crypto'
import type { Kasse, Uebersicht, Warenkorb } from '@kurstadt/contract/shop'
import { dayAt } from '../../../platform/time/berlin.ts'
import { daysBetween } from '../../../platform/time/days.ts'
import type { Recent, ShopSettings } from '../einstellungen/index.ts'
import { betraegeOf } from '../rechnen/index.ts'
import { letzterTagOf } from '../warenkorb/letzter-tag.ts'

/** A word that differs as soon as anything that is agreed to does. */
function standOf(cart: Warenkorb, agreed: readonly unknown[]): string {
  const all = JSON.stringify([cart.stand, ...agreed])
  return createHash('sha256').update(all).digest('base64url').slice(0, 22)
}

const days: Partial<Record<Kasse['zahlung'], 'vorkasse' | 'rechnung'>> = {
  vorkasse: 'vorkasse',
  rechnung: 'rechnung',
}

type Tage = ShopSettings['tage']

/** Longest delivery time of what comes by post; null when nobody says any. */
function lieferzeitOf({ positionen }: Warenkorb, { lieferung }: Kasse): number | null {
  const goods = positionen.filter(({ eintritt }) => eintritt === null)
  const times = goods.flatMap(({ lieferzeit }) => lieferzeit ?? [])
  return lieferung === 'versand' && times.length > 0 ? Math.max(...times) : null
}

/** Days until a transfer has to be there; null where nothing is transferred. */
function zahlbarOf({ positionen }: Warenkorb, { zahlung }: Kasse, tage: Tage, now: Date) {
  const term = days[zahlung]
  if (term === undefined) return null
  const last = letzterTagOf(positionen)
  const until = last === null ? tage[term] : daysBetween(dayAt(now), last)
  return Math.max(1, Math.min(tage[term], until))
}

/** What an overview says besides: how the shop is run, and its terms. */
type Shop = {
  settings: Pick<ShopSettings, 'abholung' | 'tage' | 'verkaeufer'>
  bedingungen: { agb: Recent['bedingungen']['agb'] }
}

/** What is ordered by the button: what, for how much, how it comes and how it is paid. */
export function uebersichtOf(
  cart: Warenkorb,
  angaben: Kasse,
  { bedingungen, settings }: Shop,
  now: Date,
): Uebersicht {
  const { abholung, tage, verkaeufer } = settings
  const amounts = betraegeOf(cart.positionen, angaben)
  const isFree = amounts.summe_cent === 0
  const rest = {
    lieferzeit: lieferzeitOf(cart, angaben),
    zahlbar_tage: isFree ? null : zahlbarOf(cart, angaben, tage, now),
    abholung: angaben.lieferung === 'abholung' ? abholung : null,
    hat_agb: bedingungen.agb.length > 0,
  }
  const stand = standOf(cart, [angaben, amounts, rest])
  return { angaben, ...amounts, ...rest, verkaeufer, stand }
}
