import { orte } from './orte.ts'
import type { PoiContent } from './shape.ts'

const ort = { plz: '00375', ort: 'Bad Silberbronn' }

/** Houses of the spa, between the bath house and the theatre. */
export const poisDerKur: PoiContent[] = [
  {
    key: 'badehaus',
    titel: { de: 'Badehaus', en: 'Bath house' },
    art: 'sehenswuerdigkeit',
    einleitung: {
      de: 'Seit 1874 baden hier Gäste unter einem Gewölbe aus rotem und gelbem Sandstein.',
      en: 'Since 1874 guests have bathed here beneath a vault of red and yellow sandstone.',
    },
    text: {
      de: `Drei Quellen speisen vier Becken. In das Foyer mit den alten Fotografien dürfen Sie auch ohne Eintrittskarte; Zeiten und Preise stehen auf der Seite des [Thermalbads](/de/thermalbad/).`,
      en: `Three springs feed four pools. You may look at the old photographs in the foyer without a ticket; times and prices are on the [thermal bath](/en/thermal-bath/) page.`,
    },
    ort: orte.badehaus,
    bild: 'badehaus',
    adresse: {
      gebaeude: { de: 'Badehaus', en: 'Bath house (Badehaus)' },
      strasse: 'Badstraße 1',
      ...ort,
    },
    barrierefrei: true,
    link: '/de/thermalbad/',
    linktext: 'Thermalbad',
  },
  {
    key: 'wandelhalle',
    titel: { de: 'Wandelhalle mit Trinkbrunnen', en: 'Pump room with drinking fountain' },
    art: 'brunnen',
    einleitung: {
      de: 'Von 7:30 bis 11:00 Uhr fließt hier das Heilwasser, lauwarm und ein wenig salzig. Becher stehen bereit.',
      en: 'The healing water flows from 07:30 to 11:00, lukewarm and slightly salty. Cups are provided.',
    },
    text: {
      de: `Die Halle wurde für Regentage gebaut: 64 Meter auf und ab, ohne nass zu werden. Heute ist hier auch die Tourist-Information.`,
      en: `The hall was built for rainy days: 64 metres up and down without getting wet. Today it also houses the tourist information office.`,
    },
    ort: orte.wandelhalle,
    bild: 'wandelhalle',
    adresse: {
      gebaeude: { de: 'Wandelhalle', en: 'Pump room (Wandelhalle)' },
      strasse: 'Kurparkallee 2',
      ...ort,
    },
    barrierefrei: true,
    link: '/de/tourist-information/',
    linktext: 'Tourist-Information',
  },
  {
    key: 'musikpavillon',
    titel: { de: 'Musikpavillon', en: 'Bandstand' },
    art: 'kultur',
    einleitung: {
      de: 'Am Ende der Kastanienallee spielt von Mai bis September das Kurorchester, bei freiem Eintritt mit der Silberkarte.',
      en: 'At the end of the chestnut avenue the spa orchestra plays from May to September, free with the Silberkarte.',
    },
    text: {
      de: `Der Pavillon ist aus Gusseisen und Lärchenholz und steht so, dass man auch auf den hintersten Bänken ohne Lautsprecher hört.`,
      en: `The bandstand is made of cast iron and larch and placed so that even the furthest benches need no loudspeakers.`,
    },
    ort: orte.musikpavillon,
    bild: 'kurpark',
    barrierefrei: true,
  },
  {
    key: 'konzerthaus',
    titel: { de: 'Konzerthaus', en: 'Concert hall' },
    art: 'kultur',
    einleitung: {
      de: '612 Plätze unter einer Holzdecke, 1898 eröffnet. Im Winter spielt hier sonntags das Kurorchester.',
      en: '612 seats beneath a wooden ceiling, opened in 1898. In winter the spa orchestra plays here on Sundays.',
    },
    text: {
      de: `Die Abendkasse öffnet eine Stunde vor Beginn. Das Programm steht unter [Veranstaltungen](/de/veranstaltungen/).`,
      en: `The box office opens an hour before the performance. The programme is under [Events](/en/events/).`,
    },
    ort: orte.konzerthaus,
    bild: 'konzerthaus',
    adresse: { strasse: 'Konzerthausweg 1', ...ort },
    barrierefrei: true,
    hinweis: {
      de: 'Zwölf Plätze für Rollstühle, Höranlage.',
      en: 'Twelve wheelchair spaces, induction loop.',
    },
  },
  {
    key: 'kurtheater',
    titel: { de: 'Kurtheater', en: 'Spa theatre' },
    art: 'kultur',
    einleitung: {
      de: 'Eines der kleinsten Opernhäuser des Landes: 204 Plätze, roter Samt, ein Graben für zwanzig Musiker.',
      en: 'One of the smallest opera houses in the country: 204 seats, red velvet, a pit for twenty players.',
    },
    text: {
      de: `Seit 1863 wird hier gespielt. Im Juli gehört das Haus dem [Rossini-Festival](/de/rossini/).`,
      en: `There have been performances here since 1863. In July the house belongs to the [Rossini Festival](/en/rossini/).`,
    },
    ort: orte.kurtheater,
    bild: 'theater',
    adresse: { strasse: 'Theaterweg 3', ...ort },
    barrierefrei: false,
    hinweis: {
      de: 'Drei Stufen zum Parkett; eine mobile Rampe legen wir nach Anruf unter 030 23125-220 an.',
      en: 'Three steps to the stalls; a ramp is laid if you call +49 30 23125-220.',
    },
  },
]
