import type { Brancheneintrag } from '../entities/brancheneintrag.ts'
import type { Rubrik } from '../entities/rubrik.ts'
import { oeffnungszeitenExamples } from './amt.ts'
import { bildExamples } from './bild.ts'
import { parksatzExamples } from './parkplatz.ts'
import { paragraph, richTextExamples } from './rich-text.ts'

const seo = { title: null, description: null }
const ort = { gebaeude: null, plz: '75300', ort: 'Bad Silberbronn' }
const gasthoefe: Rubrik = {
  id: 12,
  sprache: 'de',
  rubrik: 'Gasthöfe & Restaurants',
  detailURL: '/de/branchen/?rubrik_id=12',
}

/** Nothing of access is known. */
export const unbekannt = {
  stufenlos: false,
  toilette: false,
  aufzug: false,
  parkplatz: false,
  hoeranlage: false,
  assistenzhund: false,
  hinweis: null,
}

const inn: Brancheneintrag = {
  id: 22,
  sprache: 'de',
  titel: 'Gasthof Silberhirsch',
  spezialisierung: 'Badische Küche, Biergarten unter Linden',
  bild: bildExamples.konzerthaus,
  bildtext: null,
  bildcopyright: bildExamples.konzerthaus.copyright,
  bilder: [{ bild: bildExamples.bergbahn, bildtext: 'Der Biergarten', bildcopyright: null }],
  rubriken: [gasthoefe],
  kontakt: {
    telefon: '030 23125-511',
    email: 'info@gasthof-silberhirsch.example',
    link: 'https://gasthof-silberhirsch.example/',
    linktext: 'gasthof-silberhirsch.example',
  },
  adresse: { ...ort, strasse: 'Badgasse 4' },
  zeige_adresse: true,
  koordinaten: { breite: 48.69191, laenge: 8.46178 },
  text: [paragraph('Seit 1821 in der Hand einer Familie.')],
  text_gastronomie: [paragraph('Warme Küche mittags und abends. 70 Plätze innen, 60 draußen.')],
  oeffnungszeitenStrukturiert: [oeffnungszeitenExamples.regular],
  links: [{ link: 'https://gasthof-silberhirsch.example/speisekarte', linktext: 'Speisekarte' }],
  barrierefrei: { ...unbekannt, stufenlos: true, hinweis: 'Rampe im Hof' },
  stichwoerter: ['Spätzle', 'Biergarten'],
  parkplatz: null,
  detailURL: '/de/branchen/gasthof-silberhirsch-id_22/',
  seo,
}

const keinKontakt = { telefon: null, email: null, link: null, linktext: null }

const bare: Brancheneintrag = {
  ...inn,
  id: 51,
  titel: 'Fußpflege Reik',
  spezialisierung: null,
  bild: null,
  bildcopyright: null,
  bilder: [],
  rubriken: [],
  kontakt: keinKontakt,
  adresse: { gebaeude: null, strasse: null, plz: null, ort: null },
  zeige_adresse: false,
  koordinaten: null,
  text: [],
  text_gastronomie: [],
  oeffnungszeitenStrukturiert: [],
  links: [],
  barrierefrei: unbekannt,
  stichwoerter: [],
  detailURL: null,
}

/** Business entries by name; `car-park` is one of those that parking records name. */
export const brancheneintragExamples = {
  typical: inn,
  minimal: bare,
  'car-park': {
    ...bare,
    id: 77,
    titel: 'Parkplatz P1 Badehaus',
    spezialisierung: '180 Plätze, zwei Minuten zum Badehaus',
    adresse: { ...ort, strasse: 'Badstraße 3' },
    zeige_adresse: true,
    koordinaten: { breite: 48.69035, laenge: 8.45981 },
    barrierefrei: { ...unbekannt, stufenlos: true, parkplatz: true },
    parkplatz: { id: 1, stand: parksatzExamples.typical },
    detailURL: '/de/branchen/parkplatz-p1-badehaus-id_77/',
  },
  'long-words': {
    ...inn,
    id: 23,
    titel: 'Schwarzwaldvereinswanderheimgaststättenbetriebsgesellschaft Obertannenberg',
    spezialisierung: 'Fremdenverkehrsförderungsveranstaltungsbewirtung und Vereinsheimverpachtung',
    text: richTextExamples['long-words'],
  },
  english: {
    ...inn,
    sprache: 'en',
    titel: 'Silberhirsch inn',
    spezialisierung: 'Baden cooking, garden under limes',
    text: richTextExamples.english,
  },
} satisfies Record<string, Brancheneintrag>
