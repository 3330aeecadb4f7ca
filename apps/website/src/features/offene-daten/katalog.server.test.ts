import { examples } from '@kurstadt/contract/examples'
import { datensaetze, datensatzNamen } from '@kurstadt/contract/offene-daten'
import jsonld from 'jsonld'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ContentError } from '../../content/index.ts'
import { makeCatalogue } from './index.server.ts'

const baseUrl = 'https://bad-silberbronn.example'
const { typical, minimal, 'long-words': long } = examples['offene-daten']
const shell = { einstellungen: null }

/** The catalogue as triples, read by somebody else's parser, which may fetch nothing. */
async function read(offen: typeof typical.context) {
  const content = { loadOpenData: async () => offen, loadShell: async () => shell }
  const made = await makeCatalogue(content, baseUrl)
  if (!('json' in made)) throw new Error('a catalogue was expected')
  const document = z.record(z.string(), z.json()).parse(JSON.parse(made.json))
  const documentLoader = async (url: string): Promise<never> => {
    throw new Error(`${url} would be fetched`)
  }
  const quads = z
    .array(
      z.object({
        subject: z.object({ value: z.string() }),
        predicate: z.object({ value: z.string() }),
        object: z.object({
          termType: z.string(),
          value: z.string(),
          language: z.string().optional(),
        }),
      }),
    )
    .parse(await jsonld.toRDF(document, { documentLoader }))
  const valuesOf = (subject: string, predicate: string) =>
    quads
      .filter((one) => one.subject.value === subject && one.predicate.value === predicate)
      .map(({ object }) => object)
  const ofType = (type: string) =>
    quads.filter(({ object }) => object.value === type).map(({ subject }) => subject.value)
  return { valuesOf, ofType }
}

const dcat = 'http://www.w3.org/ns/dcat#'
const dct = 'http://purl.org/dc/terms/'
const authority = 'http://publications.europa.eu/resource/authority'

/** What DCAT-AP.de 2.0 demands of catalogue, dataset and distribution, and what the portals ask for beside. */
const demanded = {
  [`${dcat}Catalog`]: [`${dct}title`, `${dct}description`, `${dct}publisher`, `${dcat}dataset`],
  [`${dcat}Dataset`]: [
    `${dct}title`,
    `${dct}description`,
    `${dct}publisher`,
    `${dct}identifier`,
    `${dcat}contactPoint`,
    `${dcat}theme`,
    `${dcat}distribution`,
  ],
  [`${dcat}Distribution`]: [`${dcat}accessURL`, `${dct}format`, `${dcat}mediaType`],
}

test.each([typical, minimal, long])(
  'whatever a town has filled in, every duty of DCAT-AP.de is there',
  async (one) => {
    const { valuesOf, ofType } = await read(one.context)
    for (const [type, predicates] of Object.entries(demanded)) {
      const subjects = ofType(type)
      expect(subjects.length, type).toBeGreaterThan(0)
      const missing = subjects.flatMap((subject) =>
        predicates
          .filter((predicate) => !valuesOf(subject, predicate).some(({ value }) => value !== ''))
          .map((predicate) => `${predicate} of ${subject}`),
      )
      expect(missing).toStrictEqual([])
    }
  },
)

test('everything named is described: datasets, publisher with a name, a contact that can be reached', async () => {
  const { valuesOf, ofType } = await read(typical.context)
  const [catalogue = ''] = ofType(`${dcat}Catalog`)
  const listed = valuesOf(catalogue, `${dcat}dataset`).map(({ value }) => value)
  expect(listed.toSorted()).toStrictEqual(ofType(`${dcat}Dataset`).toSorted())
  expect(listed).toHaveLength(datensatzNamen.length + 1)
  for (const dataset of listed) {
    const [publisher] = valuesOf(dataset, `${dct}publisher`)
    const names = valuesOf(publisher?.value ?? '', 'http://xmlns.com/foaf/0.1/name')
    expect(names.map(({ value }) => value)).toStrictEqual(['Stadtverwaltung Bad Silberbronn'])
    const [contact] = valuesOf(dataset, `${dcat}contactPoint`)
    const mail = valuesOf(contact?.value ?? '', 'http://www.w3.org/2006/vcard/ns#hasEmail')
    expect(mail.map(({ value }) => value)).toStrictEqual(['mailto:rathaus@bad-silberbronn.example'])
    const [theme] = valuesOf(dataset, `${dcat}theme`)
    expect(theme?.value).toMatch(new RegExp(`^${authority}/data-theme/[A-Z]{4}$`))
    const languages = valuesOf(dataset, `${dct}title`).map(({ language }) => language)
    expect(new Set(languages)).toStrictEqual(new Set(['de', 'en']))
  }
})

test('each file is a distribution with its own address, format and the licence of the town', async () => {
  const { valuesOf, ofType } = await read(typical.context)
  const distributions = ofType(`${dcat}Distribution`)
  expect(new Set(distributions).size).toBe(distributions.length)
  const urls = new Map(
    distributions.map((one) => [valuesOf(one, `${dcat}accessURL`)[0]?.value ?? '', one]),
  )
  for (const name of datensatzNamen)
    for (const format of datensaetze[name].formate) {
      const file = urls.get(`${baseUrl}/de/open-data/${name}.${format}`) ?? ''
      expect(valuesOf(file, `${dct}license`)[0]?.value).toBe(
        'http://dcat-ap.de/def/licenses/dl-by-de/2.0',
      )
      expect(valuesOf(file, `${dct}format`)[0]?.value).toBe(
        `${authority}/file-type/${format.toUpperCase()}`,
      )
      const [named] = valuesOf(file, 'http://dcat-ap.de/def/dcatde/licenseAttributionByText')
      expect(named?.value).toBe('Stadtverwaltung Bad Silberbronn')
    }
  expect([...urls.keys()]).toContain(`${baseUrl}/de/open-data/veranstaltungen.csv?seite=3`)
  const council = urls.get(`${baseUrl}/oparl/v1/`) ?? ''
  expect(valuesOf(council, `${dct}license`)).toStrictEqual([])
})

test('without a licence none is named, and without an e-mail address the page says who to ask', async () => {
  const { valuesOf, ofType } = await read(minimal.context)
  for (const one of ofType(`${dcat}Distribution`))
    expect(valuesOf(one, `${dct}license`)).toStrictEqual([])
  const contact = valuesOf(`${baseUrl}/#kontakt`, 'http://www.w3.org/2006/vcard/ns#hasURL')
  expect(contact.map(({ value }) => value)).toStrictEqual([`${baseUrl}/de/open-data/`])
})

test('while the content is away it says so', async () => {
  const away = async () => Promise.reject(new ContentError('unavailable', 'offene_daten'))
  const content = { loadOpenData: away, loadShell: async () => shell }
  expect(await makeCatalogue(content, baseUrl)).toStrictEqual({ code: 'unavailable' })
})
