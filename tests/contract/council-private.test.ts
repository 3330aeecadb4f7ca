import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { callNames, calls, errorBody, fileNames, sessionHeaders } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { fillCouncil, fillIntranet, secret } from './council.ts'
import { placeOf } from './place-of.ts'
import { type RunningTown, startTown } from './running-town.ts'
import { german } from './writing.ts'

// Nothing of council, intranet or requests is in what a stranger is answered. T02, T10, T20, T51.

let running: RunningTown
let council: Awaited<ReturnType<typeof fillCouncil>>

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
})

/** Files that are made of content and can be searched for words as they are. */
const textFiles = fileNames
  .filter((name) => !name.endsWith('.pdf'))
  .flatMap((name) => ['1', '2', '3'].map((id) => name.replace('{id}', id)))

const lists = ['organization', 'person', 'meeting', 'agendaitem', 'paper', 'file', 'consultation']

/** Every address a stranger could try, with everything they could add to it. */
function addresses(): string[] {
  const tries = ['', '?oeffentlich=false&sessions[rat]=1&exclude_type=', '?draft=true']
  return callNames.flatMap((name) => {
    const ids = name.endsWith('{id}') ? ['1', '2', '3'] : ['']
    const places = ids.map((id) => placeOf(name).replace('{id}', id).replace('{url}', 'personal'))
    return places.flatMap((place) => tries.map((more) => `${place}${more}`))
  })
}

test('nothing that is not public is in any answer, header or error (T51)', async () => {
  const search = [secret, secret.slice(0, 6), 'Grundstück', 'Klausur', 'Urlaubsantrag'].flatMap(
    (q) => [`suche?q=${encodeURIComponent(q)}`, `suche?q=${encodeURIComponent(q)}&exclude_type=`],
  )
  const tokens = { [sessionHeaders.rat]: 'x', [sessionHeaders.intranet]: 'Bearer x' }
  const open = lists.map((list) => `oparl.json?pfad=body/1/${list}`)
  for (const address of [...addresses(), ...search, ...textFiles, ...open, 'sitemap']) {
    for (const headers of [{}, tokens]) {
      const response = await running.api.get(`/api/cms/${address}`, headers)
      const all = `${await response.text()} ${JSON.stringify([...response.headers])}`
      expect(all.toLowerCase(), address).not.toContain(secret.toLowerCase())
    }
  }
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
