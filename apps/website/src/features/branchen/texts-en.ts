import type { DirectoryTexts } from './texts-de.ts'

/** Words about the business directory in English. */
export const en: DirectoryTexts = {
  anrufen: (telefon) => `Call ${telefon}`,
  mail: 'Send an e-mail',
  oeffnungszeiten: 'Opening hours',
  ohneZeiten: 'We do not know the opening hours. Please ask beforehand.',
  gastronomie: 'Food and seating',
  barrierefreiheit: 'Accessibility',
  ohneZugang: 'We do not know anything about this yet.',
  kontakt: 'Contact and location',
  ohneAdresse: 'The address is available on request.',
  karte: 'Show on the map (OpenStreetMap)',
  parken: 'Free spaces',
  links: 'More pages',
  bilder: 'Pictures',
  fehler: 'Report a mistake in this entry',
  fehlerSeite: '/en/contact/',
  betreff: (titel, nummer) => `Business directory: ${titel} (no. ${nummer})`,
  fehlerText: 'This is no longer right:\n\nThis is right:\n',
  rubriken: 'Categories',
  unterrubriken: (rubrik) => `Categories in ‘${rubrik}’`,
  umstaende: 'Open and step-free',
  geoeffnet: 'Open now',
  geoeffnetUm: (uhrzeit) =>
    `Open at ${uhrzeit}. Places that have not given their hours, or have other hours at present, are missing here.`,
  zurueck: 'To the business directory',
  titel: 'Business directory',
  suche: 'Name, or what you are looking for',
  suchen: 'Search',
  anzahl: (anzahl) => {
    if (anzahl === 0) return 'No entry'
    return anzahl === 1 ? '1 entry' : `${anzahl} entries`
  },
  aehnlich: (q) => `No entry says exactly “${q}”. These sound similar:`,
  keine: 'We find no entry for this.',
  leer: 'There is nothing in the business directory yet.',
  alleZeigen: 'Show all entries',
  filter: 'Narrow down',
  entfernen: '(chosen, remove)',
  buchstaben: 'First letter',
  ziffern: '0–9',
  eintragen: 'Add your own business',
  eintragenSeite: '/en/enquiries/business/',
  telefon: (titel, telefon) => `Call ${titel}: ${telefon}`,
}
