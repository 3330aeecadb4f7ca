import type { Adresse, Koordinaten } from '@kurstadt/contract'

type Place = { adresse: Adresse; koordinaten: Koordinaten | null }

/**
 * Address of a map that shows a place; null where only its name is known. It is a link, so that
 * nothing of a visitor reaches the map's server before a click.
 */
export function mapHref({ adresse: { strasse, plz, ort }, koordinaten }: Place): string | null {
  if (koordinaten) {
    const { breite, laenge } = koordinaten
    return `https://www.openstreetmap.org/?mlat=${breite}&mlon=${laenge}#map=17/${breite}/${laenge}`
  }
  if (!(strasse && (plz || ort))) return null
  const query = new URLSearchParams({ query: [strasse, plz, ort].filter(Boolean).join(' ') })
  return `https://www.openstreetmap.org/search?${query}`
}
