import type { Tag } from '../../tage.ts'
import { veranstalter } from '../orte.ts'
import type { VeranstaltungContent } from '../shape.ts'
import { jaehrlich } from './auflage.ts'

const schneeschuhe = (heute: Tag): VeranstaltungContent[] =>
  jaehrlich(
    heute,
    { monat: 2, woche: 1, wochentag: 'sa' },
    {
      ort: 'Treffpunkt: Talstation der Bergbahn',
      zeitVon: '17:30',
      zeitBis: '20:30',
      bild: 'winter',
      rubriken: ['natur', 'fuehrung'],
      vorlage: 'fuehrung',
      veranstalter: veranstalter.wald,
      preis: {
        de: '24,00 € mit Schneeschuhen und Suppe',
        en: '€24.00 including snowshoes and soup',
      },
      zielgruppen: ['erwachsene', 'gaeste'],
    },
    [
      {
        titel: { de: 'Schneeschuhe im Mondlicht', en: 'Snowshoes by moonlight' },
        kurztext: {
          de: 'Vier Kilometer über die Hochfläche. In diesem Winter fehlte der Schnee.',
          en: 'Four kilometres across the plateau. That winter there was no snow.',
        },
        text: {
          de: 'Am Donnerstag lagen oben noch zwei Zentimeter. Ranger Emil Bösinger hat deshalb abgesagt und den Angemeldeten einen Platz im nächsten Jahr freigehalten.',
          en: 'On the Thursday two centimetres were left on the plateau. Ranger Emil Bösinger called the walk off and kept everyone’s place for the following year.',
        },
        status: 'abgesagt',
        statusgrund: {
          de: 'Auf dem Hohen Stein lagen nur zwei Zentimeter Schnee.',
          en: 'There were only two centimetres of snow on the Hoher Stein.',
        },
      },
      {
        titel: { de: 'Mit Schneeschuhen zum Silbersee', en: 'On snowshoes to the Silbersee' },
        kurztext: {
          de: 'Auf leisen Sohlen zum zugefrorenen Bergsee, höchstens 16 Personen.',
          en: 'Softly to the frozen lake, sixteen people at most.',
        },
        text: {
          de: 'Die Bergbahn bringt die Gruppe nach Betriebsschluss hinauf. Emil Bösinger zeigt, wo das Auerwild überwintert, und warum wir einen Bogen darum machen. Danach gibt es Linsensuppe in der Hütte.',
          en: 'The funicular takes the group up after hours. Emil Bösinger shows where the capercaillie spends the winter and why we walk round it. Lentil soup in the hut afterwards.',
        },
        kartenhinweis: {
          de: 'Anmeldung bis Donnerstag unter 030 23125-200. Liegt zu wenig Schnee, wandern wir mit Laternen.',
          en: 'Book by Thursday on +49 30 23125-200. If there is too little snow we walk with lanterns.',
        },
      },
      {
        titel: {
          de: 'Schneeschuhwanderung für Unerschrockene',
          en: 'A snowshoe walk for the undaunted',
        },
        kurztext: {
          de: 'Sieben Kilometer, 240 Höhenmeter und ein Biwak zum Anschauen.',
          en: 'Seven kilometres, 240 metres of climbing and a bivouac to look at.',
        },
        text: {
          de: 'Diesmal etwas länger: über den Höhenweg bis zum Steinernen Tisch, wo die Bergwacht ein Schneebiwak gebaut hat. Gute Kondition ist nötig, Erfahrung nicht.',
          en: 'A little longer this time: along the ridge to the Stone Table, where the mountain rescue has built a snow shelter. You need to be fit; you need no experience.',
        },
      },
    ],
  )

const radtag = (heute: Tag): VeranstaltungContent[] =>
  jaehrlich(
    heute,
    { monat: 5, woche: -1, wochentag: 'so' },
    {
      ort: 'Start: Bahnhofsvorplatz',
      zeitVon: '10:00',
      zeitBis: '16:00',
      bild: 'radweg',
      rubriken: ['familie', 'natur'],
      vorlage: 'sport',
      veranstalter: veranstalter.tourist,
      kostenlos: true,
      familien: true,
    },
    [
      {
        titel: { de: 'Silbertal autofrei', en: 'Silbertal without cars' },
        kurztext: {
          de: 'Sechs Stunden lang gehörten 18 Kilometer Talstraße den Rädern.',
          en: 'For six hours 18 kilometres of valley road belonged to bicycles.',
        },
        text: {
          de: '4.600 Menschen waren unterwegs, der älteste Radler war 91 und überholte. Das nächste Mal wird auch der Abschnitt bis zur Mühle gesperrt.',
          en: '4,600 people came along; the oldest cyclist was 91 and overtook. Next time the stretch to the mill will be closed to cars too.',
        },
      },
      {
        titel: {
          de: 'Silbertal autofrei: 22 Kilometer bis zur Mühle',
          en: 'Silbertal without cars: 22 kilometres to the mill',
        },
        kurztext: {
          de: 'Mit Rad, Roller oder Rollstuhl das Tal entlang; unterwegs acht Höfe mit Vesper.',
          en: 'Along the valley by bicycle, scooter or wheelchair, past eight farms with food.',
        },
        text: {
          de: 'Die Straße ist von 10:00 bis 16:00 Uhr gesperrt, der Zug nimmt Räder kostenlos mit. Am Bahnhof richten Ehrenamtliche Bremsen und Schläuche. Rennräder sind willkommen, Rennen nicht.',
          en: 'The road is closed from 10:00 to 16:00 and trains carry bicycles free of charge. Volunteers at the station mend brakes and tyres. Racing bikes are welcome; racing is not.',
        },
      },
      {
        titel: {
          de: 'Silbertal autofrei mit Nachbarn',
          en: 'Silbertal without cars, with the neighbours',
        },
        kurztext: {
          de: 'Zum ersten Mal machen alle fünf Gemeinden des Tals mit.',
          en: 'For the first time all five parishes of the valley take part.',
        },
        text: {
          de: 'Die Strecke soll auf 31 Kilometer wachsen. Vereine, die einen Halt gestalten möchten, melden sich bis Jahresende in der Tourist-Information.',
          en: 'The route is to grow to 31 kilometres. Clubs that would like to run a stop should contact the tourist information office by the end of the year.',
        },
      },
    ],
  )

const wandertage = (heute: Tag): VeranstaltungContent[] =>
  jaehrlich(
    heute,
    { monat: 9, woche: 3, wochentag: 'do' },
    {
      ort: 'Treffpunkt: Wandelhalle im Kurpark',
      bild: 'waldweg',
      tage: 3,
      zeitVon: '09:00',
      zeitBis: '17:00',
      rubriken: ['natur', 'fuehrung', 'gesundheit'],
      vorlage: 'sport',
      veranstalter: veranstalter.tourist,
      zielgruppen: ['erwachsene', 'gaeste'],
    },
    [
      {
        titel: {
          de: 'Silbertaler Wandertage: Elf Wege',
          en: 'Silbertal walking days: eleven routes',
        },
        kurztext: {
          de: '740 Menschen gingen zusammen 9.300 Kilometer.',
          en: '740 people walked 9,300 kilometres between them.',
        },
        text: {
          de: 'Beliebteste Strecke war die kürzeste: drei Kilometer mit Sitzkissen und Gedichten. Die längste, 34 Kilometer, schafften neun.',
          en: 'The most popular route was the shortest: three kilometres with cushions and poems. Nine people finished the longest, at 34 kilometres.',
        },
        preis: { de: '18,00 € für alle Tage', en: '€18.00 for all days' },
      },
      {
        titel: {
          de: 'Silbertaler Wandertage: Grenzsteine',
          en: 'Silbertal walking days: boundary stones',
        },
        kurztext: {
          de: 'Vier Tage, zwölf geführte Touren von 3 bis 28 Kilometern, zwei davon für Rollstühle.',
          en: 'Four days, twelve guided walks from 3 to 28 kilometres, two of them for wheelchairs.',
        },
        text: {
          de: 'Diesmal führen viele Wege an alten Grenzsteinen vorbei; Konrad Lehning liest vor, worüber man sich stritt. Teilnehmen kann man an einzelnen Tagen. Abends gibt es Suppe in der Wandelhalle und Blasenpflaster an der Theke.',
          en: 'Many routes pass old boundary stones this time, and Konrad Lehning reads out what the quarrels were about. Join for single days if you like. In the evening there is soup in the pump room, with blister plasters at the counter.',
        },
        preise: [
          { bezeichnung: { de: 'Alle vier Tage', en: 'All four days' }, betrag: 20 },
          { bezeichnung: { de: 'Ein Tag', en: 'One day' }, betrag: 7 },
          { bezeichnung: { de: 'Kinder', en: 'Children' }, betrag: 0 },
        ],
        preis: {
          de: '7,00 € am Tag, 20,00 € für alle Tage',
          en: '€7.00 a day, €20.00 for all days',
        },
      },
      {
        titel: {
          de: 'Silbertaler Wandertage: Barfuß und beschuht',
          en: 'Silbertal walking days: barefoot and shod',
        },
        kurztext: {
          de: 'Mit der ersten Barfußtour über den Moorsteg.',
          en: 'Including the first barefoot walk along the bog boardwalk.',
        },
        text: {
          de: 'Die Touren werden im Frühjahr ausgeschrieben. Wer eine eigene führen möchte, schlägt sie bis Februar vor.',
          en: 'The walks will be announced in spring. If you would like to lead one of your own, suggest it by February.',
        },
      },
    ],
  )

/** What is done on snowshoes, on wheels and on foot. */
export const unterwegs = (heute: Tag): VeranstaltungContent[] => [
  ...schneeschuhe(heute),
  ...radtag(heute),
  ...wandertage(heute),
]
