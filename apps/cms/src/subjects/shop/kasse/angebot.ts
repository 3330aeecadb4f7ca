import {
  type Angebot,
  isFree,
  type Lieferart,
  type Warenkorb,
  type Zahlungsart,
} from '@kurstadt/contract/shop'
import { daysLater } from '../../../platform/time/days.ts'
import type { ShopSettings } from '../einstellungen/index.ts'
import { letzterTagOf } from '../warenkorb/letzter-tag.ts'

/** Days that a transfer needs until it is there and somebody has noted it. */
const transferDays = 3

/** How a free order is stored: it asks for no address, and for no visit. */
export const freeOrderPayment: Zahlungsart = 'vorkasse'

/**
 * What can be chosen for a cart today. What is for one day is not sold on account, for it cannot be
 * taken back, and not for a transfer that would come after it. Where everything is a ticket, and so a
 * paper, it comes by mail or is fetched on paper: nobody pays postage for what is in their mail
 * already. Tickets that cost nothing leave no choice of payment, and need none that is on.
 */
export function angebotOf(
  { positionen, waren_cent }: Pick<Warenkorb, 'positionen' | 'waren_cent'>,
  { zahlungsarten }: Pick<ShopSettings, 'zahlungsarten'>,
  heute: string,
): Angebot {
  const last = letzterTagOf(positionen)
  const isSoon = last !== null && last < daysLater(heute, transferDays)
  const isForOneDay = positionen.some(({ widerruf }) => widerruf === 'termin')
  const isRefused = (one: Zahlungsart) =>
    one === 'rechnung' ? isForOneDay : one === 'vorkasse' && isSoon
  const isPaper = positionen.every(({ eintritt }) => eintritt !== null)
  const lieferungen: readonly Lieferart[] = [isPaper ? 'mail' : 'versand', 'abholung']
  const zahlungen = isFree(lieferungen, waren_cent)
    ? [freeOrderPayment]
    : zahlungsarten.filter((one) => !isRefused(one))
  return { lieferungen, zahlungen }
}
