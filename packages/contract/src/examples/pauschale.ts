import type { Hotelpreis, Pauschale, Preiskategorie } from '../entities/pauschale.ts'
import { bildExamples } from './bild.ts'
import { richTextExamples } from './rich-text.ts'

const seo = { title: null, description: null }
const ort = { plz: '75300', ort: 'Bad Silberbronn' }

const hotel: Hotelpreis = {
  id: 1,
  sprache: 'de',
  de: {
    titel: 'Kurhotel Quellenhof',
    bild: bildExamples.badhaus,
    bildtext: bildExamples.badhaus.bildtext,
    einleitung: 'Vom Aufzug bis ins Außenbecken sind es 90 Schritte, alle unter Dach.',
    text: richTextExamples.typical,
  },
  spezialisierung: 'Großes Kurhotel mit Gang zum Badehaus',
  strasse: 'Badstraße 5',
  ...ort,
  brancheneintrag_anmerkung: 'Zugang zum Badehaus im Preis enthalten',
  preis_ez: 360,
  preis_dz: 312,
  preis_ferienwohnung_1: null,
  preis_ferienwohnung_2: null,
  telefon: '030 23125-701',
  email: 'info@kurhotel-quellenhof.example',
  link: 'https://kurhotel-quellenhof.example/',
  linktext: 'kurhotel-quellenhof.example',
  detailURL: '/de/unterkuenfte/kurhotel-quellenhof-id_1/',
}

const pension: Hotelpreis = {
  ...hotel,
  id: 2,
  de: { ...hotel.de, titel: 'Pension Annemarie', bild: null, bildtext: null },
  brancheneintrag_anmerkung: null,
  preis_ez: null,
  preis_dz: 177,
  preis_ferienwohnung_1: 230,
  preis_ferienwohnung_2: 188,
  telefon: null,
  email: null,
  link: null,
  linktext: null,
  detailURL: null,
}

const kategorie = (name_kategorie: string, ...kategorien: Hotelpreis[]): Preiskategorie => ({
  field_mainform: 1,
  name_kategorie,
  kategorien,
})

const hausOf = ({ id, sprache, de: { titel } }: Hotelpreis) => ({ id, sprache, titel })

const keineKategorien = {
  preiskategorie1: null,
  preiskategorie2: null,
  preiskategorie3: null,
  preiskategorie4: null,
  preiskategorie5: null,
  preiskategorie6: null,
}

const zweiKategorien = {
  ...keineKategorien,
  preiskategorie1: kategorie('Kurhotels am Badehaus', hotel),
  preiskategorie2: kategorie('Pensionen', pension),
}

const tannen: Pauschale = {
  id: 1,
  sprache: 'de',
  titel: 'Tannen und Thermen',
  einleitung: 'Drei Nächte, zwei Tage im Wasser, einer im Wald.',
  text: richTextExamples.typical,
  bild: bildExamples.badhaus,
  bildtext: bildExamples.badhaus.bildtext,
  bildcopyright: bildExamples.badhaus.copyright,
  naechte: 3,
  preis_ab: 177,
  haeuser: [hotel, pension].map(hausOf),
  leistungen: ['Drei Nächte mit Frühstück', 'Zwei Tageskarten für das Badehaus'],
  gueltig_von: '2027-04-15',
  gueltig_bis: '2027-10-31',
  jaehrlich: true,
  anfrageart: 'formular',
  ...zweiKategorien,
  sortierung: 0,
  detailURL: '/de/angebote/tannen-und-thermen/',
  seo,
}

const long = 'Gesundheitsvorsorgepauschalangebotszusammenstellung'

/** The price categories of a package alone. */
export const kategorienOf = ({
  preiskategorie1,
  preiskategorie2,
  preiskategorie3,
  preiskategorie4,
  preiskategorie5,
  preiskategorie6,
}: Pauschale) => ({
  preiskategorie1,
  preiskategorie2,
  preiskategorie3,
  preiskategorie4,
  preiskategorie5,
  preiskategorie6,
})

/** Packages by name. */
export const pauschaleExamples = {
  typical: tannen,
  minimal: {
    ...tannen,
    id: 2,
    titel: 'Winterruhe',
    einleitung: '',
    text: [],
    bild: null,
    bildtext: null,
    bildcopyright: null,
    preis_ab: null,
    haeuser: [],
    leistungen: [],
    gueltig_von: null,
    gueltig_bis: null,
    jaehrlich: false,
    ...keineKategorien,
    detailURL: null,
  },
  email: { ...tannen, id: 3, anfrageart: 'email' },
  'without-prices': {
    ...tannen,
    id: 4,
    preis_ab: null,
    haeuser: [],
    ...keineKategorien,
    preiskategorie1: kategorie('Kurhotels am Badehaus'),
    preiskategorie2: kategorie('Pensionen'),
  },
  'long-words': {
    ...tannen,
    id: 5,
    titel: long,
    haeuser: [{ id: 1, sprache: 'de', titel: long }],
    leistungen: [long],
    preiskategorie1: kategorie(long, { ...hotel, de: { ...hotel.de, titel: long } }),
  },
  english: {
    ...tannen,
    id: 6,
    sprache: 'en',
    titel: 'Firs and springs',
    einleitung: 'Three nights, two days in the water, one in the woods.',
    text: richTextExamples.english,
    haeuser: [hotel].map(hausOf),
    leistungen: ['Three nights with breakfast', 'Two day tickets for the bath house'],
    ...keineKategorien,
    preiskategorie1: kategorie('Spa hotels by the bath house', hotel),
    detailURL: '/en/offers/firs-and-springs/',
  },
  'broken-picture': { ...tannen, id: 7, bild: bildExamples.broken },
} satisfies Record<string, Pauschale>
