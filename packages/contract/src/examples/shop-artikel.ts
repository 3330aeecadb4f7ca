import type { ShopArtikel } from '../entities/shop-artikel.ts'
import { bildExamples } from './bild.ts'
import { paragraph, richTextExamples } from './rich-text.ts'

const seo = { title: null, description: null }

/** Made, and answered for, by a workshop of the next valley. */
const hersteller = {
  name: 'Werkstatt Silbertal gGmbH',
  anschrift: 'Mühlgasse 12, 00375 Bad Silberbronn',
  kontakt: 'hallo@werkstatt-silbertal.example',
}

const shirt: ShopArtikel = {
  id: 5,
  sprache: 'de',
  titel: 'T-Shirt „298 Höhenmeter“',
  bild: bildExamples.bergbahn,
  bildtext: null,
  bildcopyright: bildExamples.bergbahn.copyright,
  einleitung: 'Der rote Wagen auf waldgrünem Grund, aus Biobaumwolle.',
  text: richTextExamples.typical,
  preis_pro_einheit: 24.9,
  mwst: 19,
  grundpreis: null,
  gewicht_pro_einheit: 190,
  erstellt: '2027-03-01T08:00:00.000Z',
  menge_limit: 150,
  menge_aktuell: 61,
  dokumente: [
    {
      link: null,
      datei: { link: '/media/groessen.pdf', format: 'PDF', groesse: 48_200, stand: '2027-03-01' },
      downloadtext: 'Größentabelle',
      einstufung: 'oeffentlich',
    },
  ],
  links: [{ link: '/de/bergbahn/', linktext: 'Die Bergbahn', isintern: true }],
  veranstaltung: null,
  rubrik_name: 'Textilien',
  groessen: 'S,M,L,XL',
  lieferzeit: 4,
  hersteller,
  sicherheit: null,
  widerruf: 'ja',
  hoechstens: null,
  eintrittskarte: false,
  aktiv: true,
  sortierung: 1,
  detailURL: '/de/shop/t-shirt-298-hoehenmeter-id_5/',
  seo,
}

const minimal: ShopArtikel = {
  ...shirt,
  id: 8,
  titel: 'Sieben Ansichtskarten',
  bild: null,
  bildcopyright: null,
  einleitung: '',
  text: [],
  preis_pro_einheit: 5.9,
  gewicht_pro_einheit: 0,
  menge_limit: null,
  menge_aktuell: 0,
  dokumente: [],
  links: [],
  rubrik_name: null,
  groessen: null,
  lieferzeit: null,
  hersteller: null,
  detailURL: null,
}

const honey: ShopArtikel = {
  ...shirt,
  id: 9,
  titel: 'Tannenhonig, 500 Gramm',
  einleitung: 'Dunkel, würzig, aus dem Stadtwald.',
  text: [paragraph('Tannenhonig bleibt flüssig.')],
  preis_pro_einheit: 11.5,
  mwst: 7,
  grundpreis: { betrag: 23, einheit: 'kg' },
  gewicht_pro_einheit: 790,
  menge_limit: 310,
  menge_aktuell: 307,
  dokumente: [],
  links: [],
  rubrik_name: 'Genuss aus dem Tal',
  groessen: null,
  sicherheit: 'Honig ist für Kinder unter zwölf Monaten nicht geeignet.',
  detailURL: '/de/shop/tannenhonig-id_9/',
}

const ticket: ShopArtikel = {
  ...minimal,
  id: 10,
  titel: 'Karte Sommernachtskonzert',
  bild: bildExamples.konzerthaus,
  bildcopyright: bildExamples.konzerthaus.copyright,
  einleitung: 'Freie Platzwahl auf 200 Stühlen.',
  preis_pro_einheit: 12,
  mwst: 7,
  menge_limit: 200,
  menge_aktuell: 150,
  rubrik_name: 'Karten',
  veranstaltung: {
    id: 12,
    titel: 'Sommernachtskonzert im Kurpark',
    detailURL: '/de/veranstaltungen/sommernachtskonzert-im-kurpark-id_12/',
    abgesagt: false,
    vorbei: false,
    letzter_tag: '2027-07-17',
  },
  widerruf: 'termin',
  eintrittskarte: true,
  hoechstens: 6,
  detailURL: '/de/shop/karte-sommernachtskonzert-id_10/',
}

/**
 * Shop articles by name; `unlimited` never runs out, of `sold-out` nothing is left, `by-weight` is
 * compared by the kilogram, `ticket` is good for one evening.
 */
export const shopArtikelExamples = {
  typical: shirt,
  unlimited: { ...shirt, id: 6, titel: 'Wanderkarte', menge_limit: null, groessen: null },
  'sold-out': { ...shirt, id: 7, titel: 'Mütze', menge_limit: 60, menge_aktuell: 60 },
  minimal,
  'by-weight': honey,
  ticket,
  'long-words': {
    ...shirt,
    id: 11,
    titel: 'Schwarzwaldhochwaldwanderwegmarkierungsschilderansichtskartensammlung',
    einleitung: 'Fremdenverkehrsförderungsveranstaltungsandenkensammelschachtelzubehör.',
    text: richTextExamples['long-words'],
    preis_pro_einheit: 100_000,
    groessen: 'Kindergartenkindergröße,Erwachsenenübergröße',
    rubrik_name: 'Fremdenverkehrsandenkenschachteln',
  },
  english: {
    ...shirt,
    sprache: 'en',
    titel: 'T-shirt: 298 metres up',
    einleitung: 'The red car on forest green, in organic cotton.',
    text: richTextExamples.english,
    rubrik_name: 'Textiles',
    detailURL: '/en/shop/t-shirt-298-metres-up-id_5/',
  },
} satisfies Record<string, ShopArtikel>
