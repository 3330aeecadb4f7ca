import { type Dienst, hostOf, type Lage } from '../dienst.ts'

function empfaenger({ CART_SCRIPT, CART_STYLES, CART_HOSTS = [], CART_NAME }: Lage): string[] {
  const named = [...hostOf(CART_SCRIPT), ...hostOf(CART_STYLES)]
  if (named.length === 0) return []
  const hosts = [...new Set([...named, ...CART_HOSTS])]
  return hosts.map((host, place) => (place === 0 && CART_NAME ? `${CART_NAME} (${host})` : host))
}

/** A shopping-cart service in the place of our own cart. */
export const warenkorb: Dienst = {
  name: 'warenkorb',
  von: ['CART_SCRIPT', 'CART_STYLES', 'CART_HOSTS', 'CART_NAME'],
  empfaenger,
  worte: {
    de: {
      titel: 'Warenkorb eines anderen Anbieters',
      zweck: 'Der Shop nutzt für Warenkorb und Bestellung einen Dienst.',
      daten:
        'Erst mit Ihrem Klick lädt Ihr Browser den Dienst; dann erfährt er Ihre IP-Adresse und was Sie kaufen und eingeben.',
      rechtsgrundlage:
        'Ihre Einwilligung mit dem Klick: Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG.',
      dauer: 'So lange, wie der Anbieter es in seinen eigenen Hinweisen sagt.',
    },
    en: {
      titel: 'Shopping cart of another provider',
      zweck: 'The shop uses a service for cart and order.',
      daten:
        'Your browser loads the service only when you click; it then learns your IP address and what you buy and enter.',
      rechtsgrundlage: 'Your consent by that click: Art. 6(1)(a) GDPR, section 25(1) TDDDG.',
      dauer: 'For as long as the provider says in its own notice.',
    },
  },
}
