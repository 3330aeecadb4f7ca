import type { Rubrik } from '../entities/rubrik.ts'
import type { Veranstaltung } from '../entities/veranstaltung.ts'
import { bildExamples } from './bild.ts'
import { paragraph, richTextExamples } from './rich-text.ts'
import { operaOf } from './veranstaltung-festival.ts'
import { movedNightOf, seriesOf } from './veranstaltung-serie.ts'

/** Categories of events by name. */
export const rubrikExamples = {
  konzerte: {
    id: 3,
    sprache: 'de',
    rubrik: 'Konzerte',
    detailURL: '/de/veranstaltungen/?rubrik_id=3',
  },
  fuehrungen: {
    id: 5,
    sprache: 'de',
    rubrik: 'Führungen',
    detailURL: '/de/veranstaltungen/?rubrik_id=5',
  },
  concerts: {
    id: 3,
    sprache: 'en',
    rubrik: 'Concerts',
    detailURL: '/en/events/?rubrik_id=3',
  },
} satisfies Record<string, Rubrik>

const nothing = {
  timeFrom: null,
  timeTo: null,
  ueber_mitternacht: false,
  veranstaltungsort: null,
  veranstaltungsort_sprache: 'de',
  brancheneintrag_veranstaltungsort: null,
  verschoben_von: null,
  verlegt_von: null,
  adresse: { gebaeude: null, strasse: null, plz: null, ort: null },
  vorlage: null,
  bild: null,
  bildtext: null,
  bildcopyright: null,
  rubriken: [],
  status: 'geplant',
  statusgrund: null,
  zielgruppen: [],
  preis: null,
  preise: [],
  kostenlos: false,
  kartenhinweis: null,
  barrierefrei: false,
  barrierefreiheit: {
    stufenlos: false,
    toilette: false,
    aufzug: false,
    parkplatz: false,
    hoeranlage: false,
    assistenzhund: false,
    gebaerdensprache: false,
    audiodeskription: false,
    leichte_sprache: false,
    hinweis: null,
  },
  familien: false,
  highlight: false,
  saison: null,
  besetzung: [],
  saalplan: null,
  veranstalter: null,
  kontakt: { telefon: null, email: null, link: null, linktext: null },
  tickets: null,
  dokumente: [],
  serie: null,
  termine: null,
  aehnliche: null,
  vergangen: null,
  detailURL: null,
  geaendert: '2027-05-03T08:15:00.000Z',
  seo: { title: null, description: null },
} satisfies Partial<Veranstaltung>

const typical: Veranstaltung = {
  ...nothing,
  id: 12,
  sprache: 'de',
  titel: 'Sommernachtskonzert im Kurpark',
  datum_von: '2027-06-19',
  datum_bis: '2027-06-19',
  dateFrom: '19.06.2027',
  dateTo: '19.06.2027',
  timeFrom: '19:30',
  timeTo: '22:00',
  veranstaltungsort: 'Kurpark, Musikpavillon',
  veranstaltungsort_sprache: 'de',
  plain_text:
    'Das Silbertaler Blasorchester spielt Walzer und Filmmusik unter alten Linden. Bei Regen wird im Konzerthaus gespielt.',
  text: richTextExamples.typical,
  bild: bildExamples.konzerthaus,
  bildtext: 'Das Konzerthaus am Abend',
  bildcopyright: bildExamples.konzerthaus.copyright,
  rubriken: [rubrikExamples.konzerte],
  preis: '12 Euro, mit Gästekarte 9 Euro',
  barrierefrei: true,
  familien: true,
  veranstalter: 'Touristik Bad Silberbronn',
  tickets: 'https://karten.bad-silberbronn.example/sommernacht',
  detailURL: '/de/veranstaltungen/sommernachtskonzert-im-kurpark-id_12/',
}

const longWords: Veranstaltung = {
  ...nothing,
  id: 15,
  sprache: 'de',
  titel:
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenausstellungseröffnungsfeierlichkeiten mit anschließendem Kurkapellmeisterwettbewerb',
  datum_von: '2027-07-30',
  datum_bis: '2027-08-15',
  dateFrom: '30.07.2027',
  dateTo: '15.08.2027',
  timeFrom: '10:00',
  veranstaltungsort: 'Heimatmuseumsnebengebäudedachgeschossausstellungsraum',
  veranstaltungsort_sprache: 'de',
  plain_text:
    'Zur Fremdenverkehrsförderungsgesellschaftsjubiläumsfeier zeigt das Heimatmuseum seine Sammlung zum ersten Mal vollständig.',
  text: richTextExamples['long-words'],
  rubriken: [rubrikExamples.konzerte, rubrikExamples.fuehrungen],
  preis: 'Erwachsene 8 Euro, Ermäßigungsberechtigte 6 Euro, Familienjahreskarteninhaber frei',
  veranstalter: 'Heimatgeschichtsforschungsverein Bad Silberbronn',
  detailURL: '/de/veranstaltungen/donaudampfschifffahrtsgesellschaftskapitaensmuetzen-id_15/',
}

/**
 * A title that means to break out of whatever holds it, 2,000 characters long (reliability T50). Its
 * words are too long for any place; one word of all of it would keep a browser busy for seconds.
 */
const hostileTitle =
  '„Anführung“ "quotes" \'apos\' </script><script>window.__xss = 1</script>\r\nEND:VEVENT\r\n🎻 '.padEnd(
    2_000,
    `${'Ä'.repeat(99)} `,
  )

/** Events by name. */
export const veranstaltungExamples = {
  typical,
  minimal: {
    ...nothing,
    id: 13,
    sprache: 'de',
    titel: 'Wochenmarkt',
    datum_von: '2027-06-18',
    datum_bis: '2027-06-18',
    dateFrom: '18.06.2027',
    dateTo: '18.06.2027',
    plain_text: '',
    text: [],
    kostenlos: true,
  },
  'long-words': longWords,
  hostile: {
    ...typical,
    id: 18,
    titel: hostileTitle,
    plain_text: hostileTitle,
    detailURL: '/de/veranstaltungen/x-id_18/',
  },
  english: {
    ...typical,
    sprache: 'en',
    titel: 'Summer night concert in the spa gardens',
    veranstaltungsort: 'Spa gardens, bandstand',
    veranstaltungsort_sprache: 'en',
    plain_text:
      'The Silver Valley wind orchestra plays waltzes and film music under the old lime trees. If it rains, the concert moves to the concert hall.',
    text: richTextExamples.english,
    bildtext: 'The concert hall in the evening',
    rubriken: [rubrikExamples.concerts],
    preis: '12 euros, 9 euros with the guest card',
    detailURL: '/en/events/summer-night-concert-in-the-spa-gardens-id_12/',
  },
  cancelled: {
    ...nothing,
    id: 16,
    sprache: 'de',
    titel: 'Geführte Wanderung zum Wildsee',
    datum_von: '2027-06-20',
    datum_bis: '2027-06-20',
    dateFrom: '20.06.2027',
    dateTo: '20.06.2027',
    timeFrom: '09:00',
    timeTo: '13:30',
    veranstaltungsort: 'Bergstation der Bergbahn',
    veranstaltungsort_sprache: 'de',
    plain_text: 'Zehn Kilometer über die Hochfläche, festes Schuhwerk nötig.',
    text: [paragraph('Zehn Kilometer über die Hochfläche, festes Schuhwerk nötig.')],
    rubriken: [rubrikExamples.fuehrungen],
    status: 'abgesagt',
    statusgrund: 'Der Weg ist nach dem Sturm gesperrt.',
    kostenlos: true,
    detailURL: '/de/veranstaltungen/gefuehrte-wanderung-zum-wildsee-id_16/',
  },
  'broken-picture': { ...typical, id: 17, bild: bildExamples.broken },
  over: { ...typical, id: 21, vergangen: true, aehnliche: [] },
  opera: operaOf(typical),
  series: seriesOf(typical),
  'moved-night': movedNightOf(typical),
} satisfies Record<string, Veranstaltung>
