import type { Tag } from '../../tage.ts'
import { orte, veranstalter } from '../orte.ts'
import type { VeranstaltungContent } from '../shape.ts'
import { jaehrlich } from './auflage.ts'

const neujahrskonzert = (heute: Tag): VeranstaltungContent[] =>
  jaehrlich(
    heute,
    { monat: 1, woche: 1, wochentag: 'so' },
    {
      ...orte.konzerthaus,
      zeitVon: '17:00',
      zeitBis: '19:00',
      rubriken: ['konzert'],
      vorlage: 'konzert',
      veranstalter: veranstalter.kur,
      preise: [
        { bezeichnung: { de: 'Parkett', en: 'Stalls' }, betrag: 28 },
        { bezeichnung: { de: 'Empore', en: 'Gallery' }, betrag: 19 },
        { bezeichnung: { de: 'Unter 18 Jahren', en: 'Under 18' }, betrag: 8 },
      ],
      preis: {
        de: '19,00 bis 28,00 €, unter 18 Jahren 8,00 €',
        en: '€19.00 to €28.00, under-18s €8.00',
      },
      highlight: true,
    },
    [
      {
        titel: {
          de: 'Neujahrskonzert: Donau, Moldau, Silber',
          en: 'New Year’s concert: Danube, Vltava, Silber',
        },
        kurztext: {
          de: 'Drei Flüsse in zwei Stunden, und der kleinste kam zuletzt.',
          en: 'Three rivers in two hours, with the smallest last.',
        },
        text: {
          de: 'Henrike Aldinger führte das Kurorchester flussabwärts von Wien bis Prag. Zum Schluss erklang die „Silbertaler Polka“ von 1894, deren Stimmen erst im Herbst im Stadtarchiv aufgetaucht waren.',
          en: 'Henrike Aldinger took the spa orchestra down the rivers from Vienna to Prague. The evening ended with the “Silbertal Polka” of 1894, whose parts had turned up in the town archive only that autumn.',
        },
      },
      {
        titel: { de: 'Neujahrskonzert: Auf nach Paris', en: 'New Year’s concert: off to Paris' },
        kurztext: {
          de: 'Cancan, Barcarole und ein Sektempfang, der vor der Pause beginnt.',
          en: 'Cancan, barcarolle and a glass of sparkling wine that starts before the interval.',
        },
        text: {
          de: 'Das Kurorchester spielt Offenbach und seine Nachbarn, die Sopranistin Liv Hagenbucher singt drei Couplets. Von 16:00 Uhr an schenkt der Förderkreis im Foyer Sekt aus; der Erlös kommt der Jugendmusikschule zugute.',
          en: 'The spa orchestra plays Offenbach and his neighbours, and the soprano Liv Hagenbucher sings three couplets. Sparkling wine is served in the foyer from 16:00 in aid of the youth music school.',
        },
        kartenhinweis: {
          de: 'Vorverkauf in der Tourist-Information seit 15. Oktober. Reservierte Karten liegen bis 16:30 Uhr bereit.',
          en: 'On sale at the tourist information office. Reserved tickets are kept until 16:30.',
        },
      },
      {
        titel: { de: 'Neujahrskonzert: Nordlichter', en: 'New Year’s concert: northern lights' },
        kurztext: {
          de: 'Tänze aus Norwegen und Finnland, mit Hardangerfiedel.',
          en: 'Dances from Norway and Finland, with a Hardanger fiddle.',
        },
        text: {
          de: 'Gast des Abends ist der Geiger Eirik Solbakken, dessen Fiedel acht Saiten hat und im Dunkeln schimmert. Das ganze Programm steht im Herbst fest.',
          en: 'The evening’s guest is the fiddler Eirik Solbakken, whose instrument has eight strings and shimmers in the dark. The full programme will be announced in autumn.',
        },
        kartenhinweis: {
          de: 'Vorverkauf ab 15. Oktober des Vorjahres.',
          en: 'On sale from 15 October of the previous year.',
        },
      },
    ],
  )

const narrensprung = (heute: Tag): VeranstaltungContent[] =>
  jaehrlich(
    heute,
    { monat: 2, woche: 2, wochentag: 'so' },
    {
      ...orte.marktplatz,
      zeitVon: '13:30',
      zeitBis: '17:00',
      rubriken: ['fest', 'familie'],
      vorlage: 'fest',
      veranstalter: 'Narrenzunft Quellengeister Bad Silberbronn e. V.',
      kostenlos: true,
      familien: true,
      zielgruppen: ['kinder', 'gaeste'],
    },
    [
      {
        titel: {
          de: 'Narrensprung der Quellengeister',
          en: 'Carnival parade of the Spring Spirits',
        },
        kurztext: {
          de: '31 Zünfte und 1.200 Hästräger zogen durch Badgasse und Markt.',
          en: '31 guilds and 1,200 masked figures paraded through Badgasse to the square.',
        },
        text: {
          de: 'Die Quellengeister liefen zum ersten Mal mit den neuen Masken von Holzbildhauer Zeno Kirner, aus deren Nasen Wasser tropft. Die Bürgermeisterin gab den Rathausschlüssel erst nach Verhandlungen heraus.',
          en: 'For the first time the Spring Spirits wore the masks by wood-carver Zeno Kirner, whose noses drip water. The mayor handed over the key to the town hall only after negotiations.',
        },
      },
      {
        titel: { de: 'Narrensprung mit 34 Zünften', en: 'Carnival parade with 34 guilds' },
        kurztext: {
          de: 'Der größte Umzug seit 2011, mit einer Ruhezone für kleine Ohren.',
          en: 'The largest parade since 2011, with a quiet zone for small ears.',
        },
        text: {
          de: 'Der Sprung beginnt am Bahnhof, führt durch Talstraße und Badgasse und endet am Marktbrunnen. Vor der Stadtbücherei bleibt ein Abschnitt ohne Musik und Rätschen für Familien mit kleinen Kindern. Die Innenstadt ist von 11:00 bis 18:00 Uhr gesperrt.',
          en: 'The parade starts at the station, runs along Talstraße and Badgasse and ends at the market fountain. Outside the library there is a stretch without bands or rattles for families with small children. The town centre is closed to traffic from 11:00 to 18:00.',
        },
      },
      {
        titel: {
          de: 'Jubiläums-Narrensprung: 75 Jahre Quellengeister',
          en: 'Anniversary parade: 75 years of the Spring Spirits',
        },
        kurztext: {
          de: 'Zum Geburtstag kommen Zünfte aus drei Ländern.',
          en: 'Guilds from three countries are coming to the birthday.',
        },
        text: {
          de: 'Eingeladen sind Gruppen aus der Schweiz und dem Elsass. Schon am Samstag gibt es einen Nachtumzug mit Fackeln. Wer Gäste unterbringen kann, meldet sich bei der Zunft.',
          en: 'Groups from Switzerland and Alsace have been invited, and on the Saturday there will be a torchlight parade. If you can put up guests, please get in touch with the guild.',
        },
        highlight: true,
      },
    ],
  )

const silvester = (heute: Tag): VeranstaltungContent[] =>
  jaehrlich(
    heute,
    { monat: 12, tag: 31 },
    {
      ...orte.badehaus,
      bild: 'thermennacht',
      zeitVon: '21:00',
      zeitBis: '01:00',
      rubriken: ['gesundheit', 'fest'],
      vorlage: 'fest',
      veranstalter: veranstalter.badehaus,
      zielgruppen: ['erwachsene'],
    },
    [
      {
        titel: { de: 'Silvester im warmen Wasser', en: 'New Year’s Eve in warm water' },
        kurztext: {
          de: 'Um Mitternacht lag das Außenbecken voller Menschen und Schneeflocken.',
          en: 'At midnight the outdoor pool was full of people and snowflakes.',
        },
        text: {
          de: 'Angestoßen wurde mit Thermalwasser in Sektgläsern. 180 Karten, 180 Gäste, eine verlorene Uhr.',
          en: 'The toast was drunk in thermal water from champagne glasses. 180 tickets, 180 guests, one lost watch.',
        },
        preis: { de: '46,00 €', en: '€46.00' },
      },
      {
        titel: {
          de: 'Silvester im Badehaus: Stille Stunde, lautes Jahr',
          en: 'New Year’s Eve in the bath house: a quiet hour',
        },
        kurztext: {
          de: 'Baden bis eins, mit Streichtrio im Gewölbe. Ab 18 Jahren.',
          en: 'Bathing until one with a string trio beneath the vault. For over-18s.',
        },
        text: {
          de: 'Von 23:00 Uhr an wird nicht gesprochen, um Mitternacht läutet die Stadtkirche, danach gibt es Linsen. Bademantel und Handtuch liegen bereit.',
          en: 'From 23:00 nobody speaks, at midnight the church bells ring, and then there are lentils. Bathrobe and towel are provided.',
        },
        preis: { de: '49,00 € mit Buffet', en: '€49.00 including the buffet' },
        status: 'ausverkauft',
        statusgrund: {
          de: 'Alle 180 Karten sind verkauft.',
          en: 'All 180 tickets have been sold.',
        },
      },
      {
        titel: {
          de: 'Silvester im Badehaus: Das Jahr der Quelle',
          en: 'New Year’s Eve in the bath house: the year of the spring',
        },
        kurztext: {
          de: 'Näheres im Herbst; Karten ab 1. Oktober.',
          en: 'More in autumn; tickets from 1 October.',
        },
        text: {
          de: 'Der Vorverkauf beginnt am 1. Oktober um 10:00 Uhr an der Kasse des Badehauses, höchstens vier Karten für jede Person.',
          en: 'Tickets go on sale on 1 October at 10:00 at the bath house, four per person at most.',
        },
      },
    ],
  )

/** What New Year, January and February bring. */
export const winter = (heute: Tag): VeranstaltungContent[] => [
  ...silvester(heute),
  ...neujahrskonzert(heute),
  ...narrensprung(heute),
]
