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

## Preise

- **Oper im Kurtheater:** 92, 74, 56 und 38 €
- **Oper auf der Waldbühne:** 48, 36 und 24 €, Bus enthalten
- **Belcanto-Gala:** 86, 64, 48 und 32 €
- **Petite messe solennelle:** 54, 36 und 18 €
- **La scala di seta:** 24 €, **Matinee:** 16 €

## Ermäßigungen

Unter 26 Jahren zahlen Sie 8 € für jeden Platz, der eine Stunde vor Beginn noch frei ist. Mit der Silberkarte erhalten Sie 10 Prozent Nachlass. Begleitpersonen von Menschen mit dem Merkzeichen B haben freien Eintritt.

## Plätze für Rollstühle

Vier Plätze im Kurtheater, zwölf im Konzerthaus, sechs auf der Waldbühne. Bitte bestellen Sie am Telefon, dann reservieren wir auch den Parkplatz am Bühneneingang.

## Wenn etwas dazwischenkommt

Bis eine Woche vor der Vorstellung tauschen wir Karten gegen 3 € um. Danach nehmen wir sie in Kommission. Fällt eine Vorstellung aus, bekommen Sie den Preis zurück.`,
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Kartentelefon',
        text: `[030 23125-220](tel:+493023125220)\\
[karten@rossini.bad-silberbronn.example](mailto:karten@rossini.bad-silberbronn.example)

**April bis September**\\
Montag bis Freitag 09:00–17:00 Uhr\\
Samstag und Sonntag 10:00–15:00 Uhr

**Oktober bis März**\\
Montag bis Freitag 09:00–17:00 Uhr\\
Samstag und Sonntag 10:00–12:00 Uhr`,
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Festivalbüro',
        text: `Wandelhalle im Kurpark\\
Kurparkallee 2\\
00375 Bad Silberbronn

Die Abendkasse öffnet an jedem Spielort eine Stunde vor Beginn.`,
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

## Prices

- **Opera in the spa theatre:** €92, €74, €56 and €38
- **Opera on the forest stage:** €48, €36 and €24, bus included
- **Bel canto gala:** €86, €64, €48 and €32
- **Petite messe solennelle:** €54, €36 and €18
- **La scala di seta:** €24, **matinee:** €16

## Concessions

Under-26s pay €8 for any seat still free one hour before the performance. The Silberkarte guest card gives you 10 per cent off. Companions of disabled guests are admitted free of charge.

## Wheelchair spaces

Four in the spa theatre, twelve in the concert hall, six on the forest stage. Please book by telephone and we will reserve a parking space at the stage door as well.

## If something comes up

Up to a week before the performance we exchange tickets for €3. After that we will try to resell them for you. If a performance is cancelled, you get your money back.`,
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Ticket line',
        text: `[+49 30 23125-220](tel:+493023125220)\\
[karten@rossini.bad-silberbronn.example](mailto:karten@rossini.bad-silberbronn.example)

**April to September**\\
Monday to Friday 09:00–17:00\\
Saturday and Sunday 10:00–15:00

**October to March**\\
Monday to Friday 09:00–17:00\\
Saturday and Sunday 10:00–noon`,
      },
      {
        slot: 'sidebar',
        template: 'text',
        titel: 'Festival office',
        text: `Wandelhalle im Kurpark\\
Kurparkallee 2\\
00375 Bad Silberbronn

The box office at each venue opens one hour before the performance.`,
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
