import type { ShopArtikel } from '@kurstadt/contract'
import type { Schritt } from '../collections/bestellungen/zustand.ts'
import { countOf, type Mengen } from '../rechnen/index.ts'
import { shopWords } from '../worte/index.ts'

/** What somebody in the office takes back: pieces, line by line, of the order as they saw it. */
export type Wahl = { gesehen: string; mengen: Mengen }

/** A line as far as it says what may be taken back of it. */
type Line = { titel: string; groesse: string | null; widerruf: ShopArtikel['widerruf'] }

type Order = {
  positionen: readonly Line[]
  verlauf: readonly Schritt[]
  erklaerungen: readonly string[]
  bilanz: { offen: Mengen }
}

/** True for what may be withdrawn from; what is sealed may, as long as its seal is whole. */
export const isWithdrawable = ({ widerruf }: Pick<Line, 'widerruf'>) =>
  widerruf === 'ja' || widerruf === 'hygiene'

/** A word for what has happened to an order so far: another one means that something has since. */
export const seenOf = ({ erklaerungen, verlauf }: Pick<Order, 'erklaerungen' | 'verlauf'>) =>
  `${verlauf.length}.${erklaerungen.length}`

const nameOf = ({ groesse, titel }: Line) =>
  `„${[titel, ...(groesse === null ? [] : [groesse])].join(', ')}“`

/** Why so many pieces of a line cannot be taken back; null when they can. */
function problemOf(line: Line, menge: number, offen: number): string | null {
  if (menge === 0) return null
  if (line.widerruf !== 'ja' && line.widerruf !== 'hygiene') {
    const why = shopWords.de.noWithdrawal[line.widerruf]
    return `Bei ${nameOf(line)} gibt es kein Widerrufsrecht (${why}). Bitte geben Sie dort 0 an.`
  }
  if (menge <= offen) return null
  if (offen === 0) return `Von ${nameOf(line)} ist nichts mehr offen. Bitte geben Sie dort 0 an.`
  return `Von ${nameOf(line)} ${offen === 1 ? 'ist' : 'sind'} nur noch ${offen} offen. Bitte geben Sie dort höchstens ${offen} an.`
}

/** Why there is nothing in a choice, or too little said; null when there is something. */
function emptyRefusalOf(
  { positionen }: Pick<Order, 'positionen'>,
  { mengen }: Wahl,
): string | null {
  if (mengen.length !== positionen.length)
    return 'Bitte geben Sie bei jeder Position an, wie viele Stücke Sie zurücknehmen.'
  return countOf(mengen) === 0
    ? 'Sie haben 0 Stück gewählt. Bitte geben Sie an, wie viele Stücke Sie zurücknehmen, oder brechen Sie ab.'
    : null
}

/** Why a choice cannot be taken back, in words that say what to do; null when it can. */
export function refusalOf(order: Order, wahl: Wahl): string | null {
  const { bilanz, positionen } = order
  const { mengen } = wahl
  const empty = emptyRefusalOf(order, wahl)
  if (empty !== null) return empty
  const problems = positionen.map((line, index) =>
    problemOf(line, mengen[index] ?? 0, bilanz.offen[index] ?? 0),
  )
  return problems.find((problem) => problem !== null) ?? null
}

/** Why so many tickets cannot be taken back, of which at most `most` may be; null when they can. */
export function ticketRefusalOf(
  order: Pick<Order, 'positionen'>,
  most: Mengen,
  wahl: Wahl,
): string | null {
  const empty = emptyRefusalOf(order, wahl)
  if (empty !== null) return empty
  const problems = order.positionen.map((line, index) => {
    const limit = most[index] ?? 0
    if ((wahl.mengen[index] ?? 0) <= limit) return null
    return limit === 0
      ? `${nameOf(line)} gehört zu keiner verschobenen Veranstaltung, oder davon ist nichts mehr offen. Bitte geben Sie dort 0 an.`
      : `Von ${nameOf(line)} ${limit === 1 ? 'ist' : 'sind'} nur noch ${limit} offen. Bitte geben Sie dort höchstens ${limit} an.`
  })
  return problems.find((problem) => problem !== null) ?? null
}

/**
 * What the office is offered to take back: everything that may be, when whole orders were withdrawn
 * from. Who has said in words what they mean gets nothing preset: somebody has to read it.
 */
export function presetOf({
  bilanz,
  erklaerungen,
  positionen,
}: Pick<Order, 'bilanz' | 'erklaerungen' | 'positionen'>): (number | null)[] {
  const isSaid = erklaerungen.some((umfang) => umfang.trim() !== '')
  return positionen.map((line, index) => {
    const most = isWithdrawable(line) ? (bilanz.offen[index] ?? 0) : 0
    return isSaid && most > 0 ? null : most
  })
}
