import type { VeranstaltungContent } from '../shape.ts'
import { am, type Tag } from '../tage.ts'

const stadt = 'Stadt Bad Silberbronn'

/** Markets, festivals and thermal nights. */
export const feste = (heute: Tag): VeranstaltungContent[] => [
  {
    titel: { de: 'Abendmarkt am Rathaus', en: 'Evening market at the town hall' },
    von: am(heute, 'do', 1),
    zeitVon: '16:00',
    zeitBis: '21:00',
    ort: 'Marktplatz',
    kurztext: {
      de: '32 Stände mit Brot, Käse, Honig und Holzarbeiten aus dem Silbertal.',
      en: '32 stalls with bread, cheese, honey and woodwork from the Silbertal.',
    },
    text: {
      de: `Einmal im Monat verlegen die Höfe des Silbertals ihren Hofladen auf den Marktplatz. Dazu spielt ab 18:00 Uhr die Stadtkapelle; die Bürgermeisterin zapft das erste Fass.

Der Marktplatz ist ab 12:00 Uhr für Fahrzeuge gesperrt. Bitte nutzen Sie den Parkplatz P2 am Bahnhof.`,
      en: `Once a month the farms of the Silbertal move their shops to the market square. The town band plays from 18:00, and the mayor taps the first barrel.

The square is closed to vehicles from noon. Please use car park P2 at the station.`,
    },
    bild: 'abendmarkt',
    rubriken: ['fest'],
    kostenlos: true,
    barrierefrei: true,
    familien: true,
    veranstalter: stadt,
  },
  {
    titel: { de: 'Thermennacht', en: 'Thermal night' },
    von: am(heute, 'sa', 1),
    zeitVon: '19:00',
    zeitBis: '23:59',
    ort: 'Badehaus, Badstraße 1',
    kurztext: {
      de: 'Baden bei gedämpftem Licht, Harfe im Gewölbe, Sternenkunde im Außenbecken.',
      en: 'Bathe by low light, with a harp beneath the vault and astronomy in the outdoor pool.',
    },
    text: {
      de: `Das Badehaus bleibt bis Mitternacht geöffnet. Um 20:00 und um 21:30 Uhr spielt Rosalie Thoma Harfe, um 22:00 Uhr erklärt der Sternkundler Veit Andergassen den Himmel über dem Außenbecken.

Bei bedecktem Himmel findet die Sternenkunde im Ruheraum statt. Ab 16 Jahren.`,
      en: `The bath house stays open until midnight. Rosalie Thoma plays the harp at 20:00 and 21:30; at 22:00 astronomer Veit Andergassen explains the sky above the outdoor pool.

If it is cloudy, the astronomy moves to the rest room. For over-16s.`,
    },
    bild: 'thermennacht',
    rubriken: ['gesundheit', 'fest'],
    preis: { de: '23,50 € (Tageskarte und Aufpreis)', en: '€23.50 (day ticket and supplement)' },
    barrierefrei: true,
    veranstalter: 'Badehaus Bad Silberbronn',
  },
  {
    titel: { de: 'Thermennacht', en: 'Thermal night' },
    von: am(heute, 'sa', 5),
    zeitVon: '19:00',
    zeitBis: '23:59',
    ort: 'Badehaus, Badstraße 1',
    kurztext: {
      de: 'Baden bei gedämpftem Licht, diesmal mit Gitarre und Geschichten.',
      en: 'Bathe by low light, this time with guitar and stories.',
    },
    text: {
      de: `Gitarrist Fabrizio Lenhardt spielt im Gewölbe, Erzählerin Mascha Brombacher trägt um 21:00 Uhr Sagen aus dem Silbertal vor. Ab 16 Jahren.`,
      en: `Guitarist Fabrizio Lenhardt plays beneath the vault; at 21:00 storyteller Mascha Brombacher tells legends from the Silbertal (in German). For over-16s.`,
    },
    bild: 'thermennacht',
    rubriken: ['gesundheit', 'fest'],
    preis: { de: '23,50 € (Tageskarte und Aufpreis)', en: '€23.50 (day ticket and supplement)' },
    barrierefrei: true,
    veranstalter: 'Badehaus Bad Silberbronn',
  },
  {
    titel: { de: 'Silbertäler Büchermarkt', en: 'Silbertal book market' },
    von: am(heute, 'fr', 3),
    bis: am(heute, 'fr', 3) + 2,
    zeitVon: '10:00',
    zeitBis: '18:00',
    ort: 'Wandelhalle im Kurpark',
    kurztext: {
      de: 'Drei Tage alte Bücher, Karten und Drucke von 24 Händlerinnen und Händlern.',
      en: 'Three days of old books, maps and prints from 24 dealers.',
    },
    text: {
      de: `Von der Reisebeschreibung bis zum Kochbuch: 24 Antiquariate bauen in der Wandelhalle auf. Am Samstag um 15:00 Uhr liest die Autorin Jette Paschke aus ihren Badegeschichten.

Die Lesung ist im Eintritt enthalten.`,
      en: `From travel writing to cookery: 24 second-hand booksellers set up in the pump room. On Saturday at 15:00, author Jette Paschke reads from her bathing stories (in German).

The reading is included in the ticket.`,
    },
    bild: 'wandelhalle',
    rubriken: ['fest', 'vortrag'],
    preis: { de: '3,00 €, unter 16 Jahren frei', en: '€3.00, under-16s free' },
    barrierefrei: true,
    veranstalter: 'Verein Silberbronner Buchfreunde',
  },
  {
    titel: { de: 'Lichterfest im Kurpark', en: 'Festival of lights in the spa park' },
    von: am(heute, 'sa', 7),
    bis: am(heute, 'sa', 7) + 1,
    zeitVon: '17:00',
    zeitBis: '22:00',
    ort: 'Kurpark',
    kurztext: {
      de: '4.000 Lichter zwischen Badehaus und Musikpavillon, verschoben auf den neuen Termin.',
      en: '4,000 lights between bath house and bandstand, postponed to the new date.',
    },
    text: {
      de: `Zwei Abende lang leuchten 4.000 Lichter in der Kastanienallee. Kinder können bis 19:00 Uhr am Wasserspielplatz eigene Laternen bauen.

Wegen der Pflegearbeiten an den Kastanien wurde das Fest um zwei Wochen verschoben. Gekaufte Karten gelten weiter.`,
      en: `For two evenings 4,000 lights shine along the chestnut avenue. Until 19:00 children can build their own lanterns at the water playground.

The festival was postponed by two weeks because of work on the chestnut trees. Tickets remain valid.`,
    },
    bild: 'kurpark',
    rubriken: ['fest', 'familie'],
    status: 'verschoben',
    statusgrund: {
      de: 'Wegen der Pflege der Kastanienallee um zwei Wochen verschoben; Karten gelten weiter.',
      en: 'Postponed by two weeks because of tree work in the avenue; tickets remain valid.',
    },
    preis: { de: '6,00 €, unter 12 Jahren frei', en: '€6.00, under-12s free' },
    barrierefrei: true,
    familien: true,
    veranstalter: stadt,
  },
  {
    titel: { de: 'Mühlentag am Mühlbach', en: 'Mill day on the brook' },
    von: am(heute, 'so', 9),
    zeitVon: '10:30',
    zeitBis: '16:30',
    ort: 'Alte Mühle am Mühlbachpfad',
    kurztext: {
      de: 'Das Mühlrad mahlt, der Holzofen brennt, die Kinder bauen Boote.',
      en: 'The mill grinds, the oven is lit, and children build boats.',
    },
    text: {
      de: `Müllerin Elfriede Kast zeigt alle halbe Stunde, wie aus Korn Mehl wird. Um 14:00 Uhr beginnt das Bootsrennen der selbst gebauten Schiffe; Bretter, Segel und Leim liegen bereit.`,
      en: `Every half hour miller Elfriede Kast shows how grain becomes flour. The race of home-made boats starts at 14:00; boards, sails and glue are provided.`,
    },
    bild: 'muehlbach',
    rubriken: ['fest', 'familie'],
    kostenlos: true,
    familien: true,
    veranstalter: 'Mühlenverein Silbertal e. V.',
  },
]
