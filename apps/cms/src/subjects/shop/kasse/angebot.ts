import type { Angebot, Warenkorb } from '@kurstadt/contract/shop'
import type { ShopSettings } from '../einstellungen/index.ts'

/** What can be chosen for a cart: what is for one day is not sold on account, for it cannot be taken back. */
export function angebotOf(
  { positionen }: Pick<Warenkorb, 'positionen'>,
  { zahlungsarten }: Pick<ShopSettings, 'zahlungsarten'>,
): Angebot {
  const hasTickets = positionen.some(({ widerruf }) => widerruf === 'termin')
  return {
    lieferungen: ['versand', 'abholung'],
    zahlungen: zahlungsarten.filter((one) => one !== 'rechnung' || !hasTickets),
  }
}
