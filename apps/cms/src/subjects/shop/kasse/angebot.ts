import type { Angebot, Warenkorb } from '@kurstadt/contract/shop'
import type { ShopSettings } from '../einstellungen/index.ts'

/**
 * What can be chosen for a cart. What is for one day is not sold on account, for it cannot be taken
 * back. Where everything is a ticket, and so a paper, it comes by mail or is fetched on paper: nobody
 * pays postage for what is in their mail already.
 */
export function angebotOf(
  { positionen }: Pick<Warenkorb, 'positionen'>,
  { zahlungsarten }: Pick<ShopSettings, 'zahlungsarten'>,
): Angebot {
  const isForOneDay = positionen.some(({ widerruf }) => widerruf === 'termin')
  const isPaper = positionen.every(({ eintritt }) => eintritt !== null)
  return {
    lieferungen: isPaper ? ['mail', 'abholung'] : ['versand', 'abholung'],
    zahlungen: zahlungsarten.filter((one) => one !== 'rechnung' || !isForOneDay),
  }
}
