import type { Saison } from '../../saison.ts'
import type { SeiteContent } from '../../shape.ts'

/** Everything that is on, and what a ticket costs. */
export const programm = ({ zeitraum, am }: Saison): SeiteContent => {
  const de = (day: number, uhr: string) => `- ${am(day).de}, ${uhr} Uhr`
  const en = (day: number, time: string) => `- ${am(day).en}, ${time}`
  return {
    key: 'rossini-programm',
    eltern: 'rossini',
    pageLayout: 'wide',
    pageTheme: 'rossini',
    de: {
      pfad: '/de/rossini/programm/',
      titel: 'Programm',
      beschreibung: `Opern, Konzerte und Kurse des Rossini-Festivals, ${zeitraum.de}.`,
      heroImages: [{ bild: 'festival-saal' }],
      blocks: [
        {
          slot: 'content',
          template: 'bild-text',
          titel: 'Il barbiere di Siviglia',
          text: `Komische Oper in zwei Akten, uraufgeführt 1816 in Rom. Graf Almaviva liebt Rosina, deren Vormund sie einschließt, und der Barbier der Stadt kommt in jedes Haus.

Inszenierung Marlene Ostwald, musikalische Leitung Ettore Monteverrano. Kurtheater, drei Stunden mit einer Pause. Karten von 38 bis 92 €.

${de(0, '19:30')} (Premiere)
${de(2, '17:00')}
${de(6, '19:30')}
${de(14, '19:30')}`,
          bild: 'plakat-barbiere',
          anordnung: 'bild-text',
          link: '/de/rossini/karten/',
          linktext: 'Karten',
        },
        {
          slot: 'content',
          template: 'bild-text',
          titel: 'La Cenerentola',
          text: `Aschenputtel ohne Fee und ohne gläsernen Schuh: Bei Rossini ist es ein Armband, an dem der Prinz sie wiedererkennt. Uraufgeführt 1817 in Rom.

Inszenierung Jolanta Kreisler, musikalische Leitung Sofie Andermatt. Kurtheater, drei Stunden mit einer Pause. Karten von 38 bis 92 €.

${de(7, '19:30')} (Premiere)
${de(13, '19:30')}
${de(16, '17:00')}`,
          bild: 'plakat-cenerentola',
          anordnung: 'text-bild',
          link: '/de/rossini/karten/',
          linktext: 'Karten',
        },
        {
          slot: 'content',
          template: 'bild-text',
          titel: 'L’italiana in Algeri',
          text: `Isabella strandet an der Küste von Algier, und nach zwei Akten gehorcht ihr der ganze Palast. Rossini schrieb die Oper 1813 in Venedig, in weniger als einem Monat.

Szenisch auf der Waldbühne, musikalische Leitung Ettore Monteverrano. Bei Dauerregen spielen wir im Konzerthaus. Karten von 24 bis 48 €, der Bus ist enthalten.

${de(8, '20:30')}
${de(12, '20:30')}`,
          bild: 'plakat-italiana',
          anordnung: 'bild-text',
          link: '/de/rossini/spielorte/',
          linktext: 'Zur Waldbühne',
        },
        {
          slot: 'content',
          template: 'bild-text',
          titel: 'La scala di seta',
          text: `Die seidene Leiter hängt jede Nacht am Balkon, denn Giulia ist verheiratet und niemand darf es wissen. Ein Akt von 1812, gesungen vom Jahrgang der Akademie BelCanto.

Am Flügel und musikalische Leitung: Tommaso Bellandi. Wandelhalle, anderthalb Stunden ohne Pause. Karten zu 24 €, unter 26 Jahren 8 €.

${de(4, '19:30')}
${de(11, '19:30')}`,
          bild: 'plakat-scala',
          anordnung: 'text-bild',
          link: '/de/rossini/akademie-belcanto/',
          linktext: 'Zur Akademie',
        },
        {
          slot: 'content',
          template: 'bild-text-teaser-3x',
          titel: 'Konzerte',
          einleitung: 'Zwei große Abende im Konzerthaus und ein Vormittag in der Wandelhalle.',
          teaser: [
            {
              titel: 'Petite messe solennelle',
              text: `${am(9).de}, 18:00 Uhr, Konzerthaus. In der ersten Fassung von 1864: zwei Klaviere, ein Harmonium, zwölf Stimmen. 18 bis 54 €.`,
              bild: 'plakat-messe',
            },
            {
              titel: 'Belcanto-Gala',
              text: `${am(15).de}, 19:30 Uhr, Konzerthaus. Das Ensemble des Sommers singt, was es sich wünscht. Gegen 22:30 Uhr Feuerwerk über dem Tal. 32 bis 86 €.`,
              bild: 'plakat-gala',
            },
            {
              titel: 'Alterssünden',
              text: `${am(9).de}, 11:00 Uhr, Wandelhalle. Klavierstücke und Lieder aus den „Péchés de vieillesse“, dazu Kaffee und etwas Süßes. 16 €.`,
              bild: 'plakat-suenden',
            },
          ],
        },
        {
          slot: 'content',
          template: 'text',
          titel: 'Rund um die Vorstellungen',
          text: `- **Öffentlicher Meisterkurs** mit Ilaria Benvegnù: ${am(5).de}, 11:00 Uhr, Wandelhalle, Eintritt frei
- **Einführung** 45 Minuten vor jeder Opernvorstellung im Foyer, Eintritt frei
- **Für Gäste, die schlecht sehen:** Tastführung auf der Bühne am ${am(2).de} um 15:30 Uhr, Anmeldung unter [030 23125-220](tel:+493023125220)
- **Übertitel** auf Deutsch und Englisch bei allen Opern im Kurtheater`,
        },
      ],
    },
    en: {
      pfad: '/en/rossini/programme/',
      titel: 'Programme',
      beschreibung: `Operas, concerts and classes at the Rossini Festival, ${zeitraum.en}.`,
      heroImages: [{ bild: 'festival-saal' }],
      blocks: [
        {
          slot: 'content',
          template: 'bild-text',
          titel: 'Il barbiere di Siviglia',
          text: `Comic opera in two acts, first performed in Rome in 1816. Count Almaviva loves Rosina, whose guardian locks her in, and the town’s barber has the run of every house.

Directed by Marlene Ostwald, conducted by Ettore Monteverrano. Spa theatre, three hours with one interval. Tickets from €38 to €92.

${en(0, '19:30')} (first night)
${en(2, '17:00')}
${en(6, '19:30')}
${en(14, '19:30')}`,
          bild: 'plakat-barbiere',
          anordnung: 'bild-text',
          link: '/en/rossini/tickets/',
          linktext: 'Tickets',
        },
        {
          slot: 'content',
          template: 'bild-text',
          titel: 'La Cenerentola',
          text: `Cinderella with no fairy and no glass slipper: in Rossini’s opera the prince knows her again by a bracelet. First performed in Rome in 1817.

Directed by Jolanta Kreisler, conducted by Sofie Andermatt. Spa theatre, three hours with one interval. Tickets from €38 to €92.

${en(7, '19:30')} (first night)
${en(13, '19:30')}
${en(16, '17:00')}`,
          bild: 'plakat-cenerentola',
          anordnung: 'text-bild',
          link: '/en/rossini/tickets/',
          linktext: 'Tickets',
        },
        {
          slot: 'content',
          template: 'bild-text',
          titel: 'L’italiana in Algeri',
          text: `Isabella is shipwrecked on the coast of Algiers, and two acts later the whole palace obeys her. Rossini wrote the opera in Venice in 1813, in less than a month.

Staged on the forest stage, conducted by Ettore Monteverrano. In steady rain we play in the concert hall. Tickets from €24 to €48, bus included.

${en(8, '20:30')}
${en(12, '20:30')}`,
          bild: 'plakat-italiana',
          anordnung: 'bild-text',
          link: '/en/rossini/venues/',
          linktext: 'About the forest stage',
        },
        {
          slot: 'content',
          template: 'bild-text',
          titel: 'La scala di seta',
          text: `The silken ladder hangs from the balcony every night, for Giulia is married and nobody must know. One act from 1812, sung by this summer’s BelCanto Academy.

At the piano and conducting: Tommaso Bellandi. Pump room, ninety minutes, no interval. Tickets €24, under-26s €8.

${en(4, '19:30')}
${en(11, '19:30')}`,
          bild: 'plakat-scala',
          anordnung: 'text-bild',
          link: '/en/rossini/academy-belcanto/',
          linktext: 'About the academy',
        },
        {
          slot: 'content',
          template: 'bild-text-teaser-3x',
          titel: 'Concerts',
          einleitung: 'Two great evenings in the concert hall and a morning in the pump room.',
          teaser: [
            {
              titel: 'Petite messe solennelle',
              text: `${am(9).en}, 18:00, concert hall. In the first version of 1864: two pianos, a harmonium, twelve voices. €18 to €54.`,
              bild: 'plakat-messe',
            },
            {
              titel: 'Bel canto gala',
              text: `${am(15).en}, 19:30, concert hall. This summer’s singers choose what they would like to sing. Fireworks over the valley at about 22:30. €32 to €86.`,
              bild: 'plakat-gala',
            },
            {
              titel: 'Sins of old age',
              text: `${am(9).en}, 11:00, pump room. Piano pieces and songs from the “Péchés de vieillesse”, with coffee and something sweet. €16.`,
              bild: 'plakat-suenden',
            },
          ],
        },
        {
          slot: 'content',
          template: 'text',
          titel: 'Around the performances',
          text: `- **Public masterclass** with Ilaria Benvegnù: ${am(5).en}, 11:00, pump room, admission free
- **Introductory talk** (in German) in the foyer 45 minutes before each opera, admission free
- **For guests with impaired sight:** touch tour of the set on ${am(2).en} at 15:30; please book on [+49 30 23125-220](tel:+493023125220)
- **Surtitles** in German and English for every opera in the spa theatre`,
        },
      ],
    },
  }
}
