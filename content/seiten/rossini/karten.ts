import type { Saison } from '../../saison.ts'
import type { SeiteContent } from '../../shape.ts'

/** Tickets and booking (spec 2.7, festival booking; hours of the ticket line: spec 2.5). */
export const karten = ({ zeitraum }: Saison): SeiteContent => ({
  key: 'rossini-karten',
  eltern: 'rossini',
  pageLayout: 'slim',
  pageTheme: 'rossini',
  de: {
    pfad: '/de/rossini/karten/',
    titel: 'Karten',
    beschreibung: 'Vorverkauf, Preise, Ermäßigungen und Abendkasse des Rossini-Festivals.',
    heroImages: [{ bild: 'festival-wandelhalle' }],
    blocks: [
      {
        slot: 'content',
        template: 'text',
        text: `Der Vorverkauf für die Spielzeit vom ${zeitraum.de} beginnt am 1. Februar um 09:00 Uhr, für Mitglieder des Förderkreises eine Woche früher.

## So bestellen Sie

1. Am Kartentelefon [030 23125-220](tel:+493023125220). Wir sagen Ihnen, was frei ist, und halten die Plätze drei Tage lang zurück.
2. Per E-Mail an [karten@rossini.bad-silberbronn.example](mailto:karten@rossini.bad-silberbronn.example). Nennen Sie Abend, Zahl der Plätze und die Preisgruppe.
3. Am Schalter der [Tourist-Information](/de/tourist-information/) in der Wandelhalle. Dort können Sie den Saalplan in Ruhe ansehen.

## Ermäßigungen

Unter 26 Jahren zahlen Sie 8 € für jeden Platz, der eine Stunde vor Beginn noch frei ist. Mit der Silberkarte erhalten Sie 10 Prozent Nachlass. Begleitpersonen von Menschen mit dem Merkzeichen B haben freien Eintritt.

## Plätze für Rollstühle

Vier Plätze im Kurtheater, zwölf im Konzerthaus, sechs auf der Waldbühne. Bitte bestellen Sie am Telefon, dann reservieren wir auch den Parkplatz am Bühneneingang.

## Wenn etwas dazwischenkommt

Bis eine Woche vor der Vorstellung tauschen wir Karten gegen 3 € um. Danach nehmen wir sie in Kommission. Fällt eine Vorstellung aus, bekommen Sie den Preis zurück.`,
      },
      {
        slot: 'content',
        template: 'preisliste',
        titel: 'Preise',
        spalten: ['1. Kategorie', '2. Kategorie', '3. Kategorie', '4. Kategorie'],
        zeilen: [
          { titel: 'Oper im Kurtheater', preise_cent: [9200, 7400, 5600, 3800] },
          {
            titel: 'Oper auf der Waldbühne',
            hinweis: 'Bus enthalten',
            preise_cent: [4800, 3600, 2400, null],
          },
          { titel: 'Belcanto-Gala', preise_cent: [8600, 6400, 4800, 3200] },
          { titel: 'Petite messe solennelle', preise_cent: [5400, 3600, 1800, null] },
          { titel: 'La scala di seta', preise_cent: [2400, null, null, null] },
          { titel: 'Matinee', preise_cent: [1600, null, null, null] },
        ],
      },
      { slot: 'sidebar', template: 'sidebar-rossini', titel: 'Karten buchen' },
      { slot: 'sidebar', template: 'veranstaltungen-filter', titel: 'Welcher Abend?' },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Abendkasse',
        text: 'Die Abendkasse öffnet an jedem Spielort eine Stunde vor Beginn.',
      },
      {
        slot: 'sidebar',
        template: 'downloads',
        downloads: [{ titel: 'Programm und Preise', datei: 'rossini-programm' }],
      },
      {
        slot: 'content',
        template: 'shop-veranstaltungen',
        titel: 'Plakate zu unseren Abenden',
        link: '/de/rossini/',
        linktext: 'Zum Festival',
      },
    ],
  },
  en: {
    pfad: '/en/rossini/tickets/',
    titel: 'Tickets',
    beschreibung: 'Booking, prices, concessions and box office of the Rossini Festival.',
    heroImages: [{ bild: 'festival-wandelhalle' }],
    blocks: [
      {
        slot: 'content',
        template: 'text',
        text: `Booking for the season from ${zeitraum.en} opens on 1 February at 09:00, and a week earlier for members of the Friends.

## How to book

1. On the ticket line, [+49 30 23125-220](tel:+493023125220). We will tell you what is available and hold the seats for three days.
2. By e-mail to [karten@rossini.bad-silberbronn.example](mailto:karten@rossini.bad-silberbronn.example). Please state the evening, the number of seats and the price you have in mind.
3. At the counter of the [tourist information office](/en/tourist-information/) in the pump room, where you can look at the seating plan at your leisure.

## Concessions

Under-26s pay €8 for any seat still free one hour before the performance. The Silberkarte guest card gives you 10 per cent off. Companions of disabled guests are admitted free of charge.

## Wheelchair spaces

Four in the spa theatre, twelve in the concert hall, six on the forest stage. Please book by telephone and we will reserve a parking space at the stage door as well.

## If something comes up

Up to a week before the performance we exchange tickets for €3. After that we will try to resell them for you. If a performance is cancelled, you get your money back.`,
      },
      {
        slot: 'content',
        template: 'preisliste',
        titel: 'Prices',
        spalten: ['Category 1', 'Category 2', 'Category 3', 'Category 4'],
        zeilen: [
          { titel: 'Opera in the spa theatre', preise_cent: [9200, 7400, 5600, 3800] },
          {
            titel: 'Opera on the forest stage',
            hinweis: 'bus included',
            preise_cent: [4800, 3600, 2400, null],
          },
          { titel: 'Bel canto gala', preise_cent: [8600, 6400, 4800, 3200] },
          { titel: 'Petite messe solennelle', preise_cent: [5400, 3600, 1800, null] },
          { titel: 'La scala di seta', preise_cent: [2400, null, null, null] },
          { titel: 'Matinee', preise_cent: [1600, null, null, null] },
        ],
      },
      { slot: 'sidebar', template: 'sidebar-rossini', titel: 'Book tickets' },
      { slot: 'sidebar', template: 'veranstaltungen-filter', titel: 'Which evening?' },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Box office',
        text: 'The box office at each venue opens one hour before the performance.',
      },
      {
        slot: 'sidebar',
        template: 'downloads',
        downloads: [{ titel: 'Programme and prices (in German)', datei: 'rossini-programm' }],
      },
      {
        slot: 'content',
        template: 'shop-veranstaltungen',
        titel: 'Posters of our evenings',
        link: '/en/rossini/',
        linktext: 'To the festival',
      },
    ],
  },
})
