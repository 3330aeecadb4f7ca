import type { ShopArtikelContent } from './shape.ts'

type Karte = Pick<
  ShopArtikelContent,
  'key' | 'einleitung' | 'preis_cent' | 'menge_limit' | 'menge_aktuell' | 'bild'
> & { veranstaltung: string; titel: { de: string; en: string } }

const text = {
  de: `Die Karte kommt als PDF per E-Mail, sobald Ihre Zahlung da ist; auf Papier geben wir sie Ihnen in der Tourist-Information. Zeigen Sie sie am Einlass, ausgedruckt oder auf dem Telefon. Jede Karte gilt einmal.

Rollstuhlplätze und Plätze für Begleitpersonen bestellen Sie bitte am Kartentelefon, dann reservieren wir sie am Gang.`,
  en: `The ticket comes by e-mail as a PDF as soon as your payment arrives; on paper you get it from the tourist information. Show it at the door, printed or on your telephone. Each ticket is good once.

Please book wheelchair spaces and seats for companions on the ticket line, so that we can keep them by the aisle.`,
}

const karte = ({ titel, ...rest }: Karte): ShopArtikelContent => ({
  titel: { de: `Karte: ${titel.de}`, en: `Ticket: ${titel.en}` },
  rubrik: 'karten',
  text,
  mwst: 7,
  gewicht: 0,
  hoechstens: 6,
  widerruf: 'termin',
  eintrittskarte: true,
  ...rest,
})

/** Tickets for evenings of the town. */
export const karten: ShopArtikelContent[] = [
  karte({
    key: 'karte-stadtchor',
    titel: { de: 'Festliches Konzert mit dem Stadtchor', en: 'Gala concert with the town choir' },
    veranstaltung: 'Festliches Konzert mit dem Stadtchor',
    einleitung: {
      de: 'Parkett, freie Platzwahl. Einlass ab 18:00 Uhr, Einführung um 18:15 Uhr.',
      en: 'Stalls, sit where you like. Doors open at 18:00, introduction at 18:15.',
    },
    preis_cent: 2600,
    menge_limit: 240,
    menge_aktuell: 163,
    bild: 'konzerthaus',
  }),
  karte({
    key: 'karte-kleiner-baer',
    titel: { de: 'Der kleine Bär und das Echo', en: 'The Little Bear and the Echo' },
    veranstaltung: 'Der kleine Bär und das Echo',
    einleitung: {
      de: 'Eine Karte für ein Kind. Erwachsene zahlen an der Tageskasse.',
      en: 'One ticket for a child. Adults pay at the door (in German).',
    },
    preis_cent: 500,
    menge_limit: 90,
    menge_aktuell: 83,
    bild: 'theater',
  }),
  karte({
    key: 'karte-serenade',
    titel: { de: 'Serenade bei Kerzenlicht', en: 'Serenade by candlelight' },
    veranstaltung: 'Serenade bei Kerzenlicht',
    einleitung: {
      de: 'Alle 120 Plätze sind vergeben; Zurückgegebenes gibt es an der Abendkasse.',
      en: 'All 120 seats are taken; returns are sold at the door.',
    },
    preis_cent: 2200,
    menge_limit: 120,
    menge_aktuell: 120,
    bild: 'kurpark-herbst',
  }),
]
