import type { OffeneDaten, Sprache } from '@kurstadt/contract'
import {
  type DatenFormat,
  type Datenlizenz,
  type DatensatzAngaben,
  datenlizenzTexte,
  datensaetze,
  offeneDatenPfade,
  ratsinformationen,
  type WeitererZugang,
} from '@kurstadt/contract/offene-daten'
import { partsOf } from './parts.ts'

/** Names of DCAT-AP.de; none of them has to be fetched to read the catalogue. */
const context = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  dcatde: 'http://dcat-ap.de/def/dcatde/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
} as const

const authority = 'http://publications.europa.eu/resource/authority'
const languages: Record<Sprache, string> = { de: 'DEU', en: 'ENG' }
const spoken = ['de', 'en'] as const

/** Media type and the European Union's code of each format. */
const formats: Record<string, { typ: string; code: string }> = {
  json: { typ: 'application/json', code: 'JSON' },
  csv: { typ: 'text/csv', code: 'CSV' },
  geojson: { typ: 'application/geo+json', code: 'GEOJSON' },
  ICS: { typ: 'text/calendar', code: 'ICS' },
  RSS: { typ: 'application/rss+xml', code: 'RSS' },
  JSON: { typ: 'application/json', code: 'JSON' },
  CSV: { typ: 'text/csv', code: 'CSV' },
}

const id = (address: string) => ({ '@id': address })
const inBoth = (texts: Record<Sprache, string>) =>
  spoken.map((sprache) => ({ '@language': sprache, '@value': texts[sprache] }))
const languageOf = (sprache: Sprache) => id(`${authority}/language/${languages[sprache]}`)

type Frame = { offen: OffeneDaten; ortsname: string; baseUrl: string; seite: string }

type Way = {
  address: string
  titel: Record<Sprache, string>
  format: DatenFormat | WeitererZugang['format']
  sprache: Sprache
  lizenz: Datenlizenz | null
}

function licenceOf(lizenz: Datenlizenz | null, { offen, ortsname }: Frame) {
  if (lizenz === null) return {}
  const named = datenlizenzTexte[lizenz].mitNamen
    ? { 'dcatde:licenseAttributionByText': offen.herausgeber ?? ortsname }
    : {}
  return { 'dct:license': id(`http://dcat-ap.de/def/licenses/${lizenz}`), ...named }
}

function distributionOf({ address, titel, format, sprache, lizenz }: Way, frame: Frame) {
  const { typ = '', code = '' } = formats[format] ?? {}
  const whole = new URL(address, frame.baseUrl).href
  return {
    '@id': `${whole}#datei`,
    '@type': 'dcat:Distribution',
    'dct:title': inBoth(titel),
    'dcat:accessURL': id(whole),
    'dcat:downloadURL': id(whole),
    'dct:format': id(`${authority}/file-type/${code}`),
    'dcat:mediaType': id(`https://www.iana.org/assignments/media-types/${typ}`),
    'dct:language': languageOf(sprache),
    ...licenceOf(lizenz, frame),
  }
}

/** The files of a dataset in each language, part by part. */
function filesOf({ name, anzahl }: OffeneDaten['datensaetze'][number], frame: Frame): Way[] {
  const { formate, titel } = datensaetze[name]
  const { lizenz } = frame.offen
  const parts = Array.from({ length: partsOf(anzahl) }, (_, index) => index + 1)
  return spoken.flatMap((sprache) =>
    formate.flatMap((format) =>
      parts.map((part) => {
        const path = offeneDatenPfade.datei(sprache, name, format)
        const address = part === 1 ? path : `${path}?seite=${part}`
        return { address, titel, format, sprache, lizenz }
      }),
    ),
  )
}

const furtherOf = ({ weitere }: DatensatzAngaben, lizenz: Datenlizenz | null): Way[] =>
  weitere.map(({ titel, pfad, format }) => ({
    address: pfad('de'),
    titel,
    format,
    sprache: 'de',
    lizenz,
  }))

type Described = { name: string; angaben: DatensatzAngaben; geaendert: string | null; ways: Way[] }

function datasetOf({ name, angaben, geaendert, ways }: Described, frame: Frame) {
  const { seite, baseUrl } = frame
  const changed = geaendert && {
    'dct:modified': { '@type': 'xsd:dateTime', '@value': geaendert },
  }
  return {
    '@id': `${baseUrl}${offeneDatenPfade.katalog}#${name}`,
    '@type': 'dcat:Dataset',
    'dct:identifier': `${baseUrl}${offeneDatenPfade.katalog}#${name}`,
    'dct:title': inBoth(angaben.titel),
    'dct:description': inBoth(angaben.beschreibung),
    'dct:publisher': id(`${baseUrl}/#herausgeber`),
    'dcat:contactPoint': id(`${baseUrl}/#kontakt`),
    'dcat:theme': id(`${authority}/data-theme/${angaben.thema}`),
    'dcat:keyword': angaben.stichwoerter.map((word) => ({ '@language': 'de', '@value': word })),
    'dct:accrualPeriodicity': id(`${authority}/frequency/${angaben.turnus}`),
    'dct:accessRights': id(`${authority}/access-right/PUBLIC`),
    'dcat:landingPage': id(seite),
    ...changed,
    'dcat:distribution': ways.map((way) => distributionOf(way, frame)),
  }
}

/** Who hands the data out and answers questions; without an e-mail address the page of the data says how. */
function peopleOf({ offen, ortsname, baseUrl, seite }: Frame) {
  const name = offen.herausgeber ?? ortsname
  const reached = offen.email
    ? { 'vcard:hasEmail': id(`mailto:${offen.email}`) }
    : { 'vcard:hasURL': id(seite) }
  return [
    { '@id': `${baseUrl}/#herausgeber`, '@type': 'foaf:Organization', 'foaf:name': name },
    { '@id': `${baseUrl}/#kontakt`, '@type': 'vcard:Organization', 'vcard:fn': name, ...reached },
  ]
}

/** The catalogue of everything that is open, in DCAT-AP.de, for portals that collect such catalogues. */
export function katalogOf(frame: Frame): object {
  const { offen, ortsname, baseUrl } = frame
  const datasets: Described[] = [
    ...offen.datensaetze.map((one) => ({
      name: one.name,
      angaben: datensaetze[one.name],
      geaendert: one.geaendert,
      ways: [...filesOf(one, frame), ...furtherOf(datensaetze[one.name], offen.lizenz)],
    })),
    {
      name: 'gemeinderat',
      angaben: ratsinformationen,
      geaendert: null,
      // Its licence is a setting of its own, which OParl names itself (decision 0088).
      ways: furtherOf(ratsinformationen, null),
    },
  ]
  const described = datasets.map((one) => datasetOf(one, frame))
  const catalogue = {
    '@id': `${baseUrl}${offeneDatenPfade.katalog}`,
    '@type': 'dcat:Catalog',
    'dct:title': inBoth({ de: `Offene Daten: ${ortsname}`, en: `Open data: ${ortsname}` }),
    'dct:description': inBoth({
      de: `Daten, die ${ortsname} veröffentlicht`,
      en: `Data that ${ortsname} publishes`,
    }),
    'dct:publisher': id(`${baseUrl}/#herausgeber`),
    'dct:language': spoken.map(languageOf),
    'foaf:homepage': id(frame.seite),
    'dcat:themeTaxonomy': id(`${authority}/data-theme`),
    'dcat:dataset': described.map((one) => id(one['@id'])),
  }
  return { '@context': context, '@graph': [catalogue, ...peopleOf(frame), ...described] }
}
