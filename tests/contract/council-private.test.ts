import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { callNames, calls, errorBody, fileNames, sessionHeaders } from '@kurstadt/contract'
import { datensatzNamen } from '@kurstadt/contract/offene-daten'
import { beforeAll, expect, test } from 'vitest'
import { scene } from '../support/sample-pictures.ts'
import { fillCouncil, fillIntranet, secret } from './council.ts'
import { placeOf } from './place-of.ts'
import { type RunningTown, startTown } from './running-town.ts'
import { german } from './writing.ts'

// Nothing of council, intranet or requests is in what a stranger is answered. T02, T10, T20, T51, T72.

/** A word of a damage report, and the place that a device has sent with it. */
const damage = { word: 'Schandfleck4712', place: '48.6543217, 8.6167891' }

let running: RunningTown
let council: Awaited<ReturnType<typeof fillCouncil>>
/** What a stranger is answered, in small letters, by the address and headers that were tried. */
let answers: Map<string, string>

beforeAll(async () => {
  running = await startTown()
  council = await fillCouncil(running.payload)
  await fillIntranet(running.payload)
  await running.payload.create({
    collection: 'anfragen',
    ...german,
    data: {
      art: 'kontakt',
      status: 'neu',
      name: secret,
      email: 'a@b.example',
      daten: { text: secret },
    },
  })
  for (const status of ['neu', 'in_arbeit', 'erledigt'] as const) await addDamage(status)
})

beforeAll(async () => {
  answers = await askAll([...addresses(), ...searches, ...textFiles, ...datasets, ...open])
})

/** A report of a damage with a picture, as the form of the website keeps it. */
async function addDamage(status: 'neu' | 'in_arbeit' | 'erledigt') {
  const { word, place } = damage
  const { id } = await running.payload.create({
    collection: 'anfragen',
    ...german,
    data: {
      art: 'schaden',
      status,
      name: word,
      email: `${word}@kurort.example`,
      notizen: word,
      pfad: '/de/schaden-melden/',
      daten: { kategorie: 'strasse', beschreibung: word, ort: word, standort: place },
    },
  })
  const data = await scene(40, 30).png().toBuffer()
  await running.payload.create({
    collection: 'anlagen',
    ...german,
    file: { name: `${word}.png`, data, mimetype: 'image/png', size: data.length },
    data: { anfrage: id, titel: word, bildtext: word },
  })
}

/** Files that are made of content and can be searched for words as they are. */
const textFiles = fileNames
  .filter((name) => !name.endsWith('.pdf'))
  .flatMap((name) => ['1', '2', '3'].map((id) => name.replace('{id}', id)))

const datasets = ['csv', 'json', 'geojson'].flatMap((kind) =>
  datensatzNamen.map((name) => `daten.${kind}?datensatz=${name}`),
)

const lists = ['organization', 'person', 'meeting', 'agendaitem', 'paper', 'file', 'consultation']
const open = [...lists.map((list) => `oparl.json?pfad=body/1/${list}`), 'sitemap']

const { word, place } = damage
const words = [secret, secret.slice(0, 6), 'Grundstück', 'Klausur', 'Urlaubsantrag', word, place]
const searches = words.flatMap((q) => [
  `suche?q=${encodeURIComponent(q)}`,
  `suche?q=${encodeURIComponent(q)}&exclude_type=`,
])

/** Every address a stranger could try, with everything they could add to it. */
function addresses(): string[] {
  const tries = ['', '?oeffentlich=false&sessions[rat]=1&exclude_type=', '?draft=true']
  return callNames.flatMap((name) => {
    const ids = name.endsWith('{id}') ? ['1', '2', '3'] : ['']
    const places = ids.map((id) => placeOf(name).replace('{id}', id).replace('{url}', 'personal'))
    return places.flatMap((place) => tries.map((more) => `${place}${more}`))
  })
}

/** Asks as a stranger does, and once more with tokens that open nothing. */
async function askAll(all: string[]): Promise<Map<string, string>> {
  const tokens = { [sessionHeaders.rat]: 'x', [sessionHeaders.intranet]: 'Bearer x' }
  const said = new Map<string, string>()
  for (const address of all) {
    for (const headers of [{}, tokens]) {
      const response = await running.api.get(`/api/cms/${address}`, headers)
      const text = `${await response.text()} ${JSON.stringify([...response.headers])}`
      said.set(`${address} ${Object.keys(headers).join()}`, text.toLowerCase())
    }
  }
  return said
}

test('nothing that is not public is in any answer, header or error (T51)', () => {
  for (const [address, text] of answers) expect(text, address).not.toContain(secret.toLowerCase())
})

test('T72: no word, place or picture of a damage report is public, before an office has looked at it and after', async () => {
  const where = { art: { equals: 'schaden' } } as const
  const reports = await running.payload.find({ collection: 'anfragen', ...german, where })
  const states = reports.docs.map(({ status }) => status)
  expect(states.toSorted()).toEqual(['erledigt', 'in_arbeit', 'neu'])
  // Not even the street: three digits after the point are about a hundred metres (not seconds of a
  // time, which follow a colon).
  const traces = [damage.word.toLowerCase(), /(?<![\d:])(?:48\.654|8\.616)/]
  for (const [address, text] of answers)
    for (const trace of traces) expect(text, address).not.toMatch(trace)
})

test('a member’s own entry and the intranet are a 401 for everybody, whatever is asked', async () => {
  const needSession = callNames.filter((name) => calls[name].zugang !== undefined)
  expect(needSession).toHaveLength(10)
  for (const name of needSession) {
    for (const id of ['1', '9999']) {
      const place = name
        .replace('{id}', id)
        .replace('{url}', 'nirgends')
        .replace('{uuid}', randomUUID())
      const response = await running.api.get(`/api/cms/${place}?seite=x`)
      expect([place, response.status]).toStrictEqual([place, 401])
      expect(errorBody.parse(await response.json()).error.code).toBe('unauthorised')
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    }
  }
})

test('no file of council or intranet lies where the website looks for media', async () => {
  const { MEDIA_DIR = '', DOCUMENT_DIR = '' } = process.env
  const [media, documents] = await Promise.all([readdir(MEDIA_DIR), readdir(DOCUMENT_DIR)])
  expect(documents).toEqual(
    expect.arrayContaining([council.openFile.filename, council.secretFile.filename]),
  )
  expect(media.filter((name) => documents.includes(name))).toStrictEqual([])
  for (const place of [
    'media',
    'dokumente',
    'dokumente/file',
    'api/dokumente/file',
    'api/cms/dokumente',
  ]) {
    const { status } = await running.api.get(`/${place}/${council.secretFile.filename}`)
    expect([place, status]).toStrictEqual([place, 404])
  }
})
