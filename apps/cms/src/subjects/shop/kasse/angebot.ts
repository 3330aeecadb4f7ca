import type { Angebot, Warenkorb } from '@kurstadt/contract/shop'
import type { ShopSettings } from '../einstellungen/index.ts'

/**
 * What can be chosen for a cart: tickets alone need no parcel, and they are not handed out on
 * account, for they cannot be taken back.
 */
export function angebotOf(
  { nur_karten, positionen }: Pick<Warenkorb, 'nur_karten' | 'positionen'>,
  { zahlungsarten }: Pick<ShopSettings, 'zahlungsarten'>,
): Angebot {
  const hasTickets = positionen.some(({ karte }) => karte)
  return {
    lieferungen: nur_karten ? ['email', 'abholung'] : ['versand', 'abholung'],
    zahlungen: zahlungsarten.filter((one) => one !== 'rechnung' || !hasTickets),
  }
}
