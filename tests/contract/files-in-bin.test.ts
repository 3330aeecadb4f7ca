import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../support/postgres.ts'
import { cmsEnvironment, type Handlers, openHandlers, openPayload } from './content-api.ts'
import { addPaper, addReadFile } from './council-town.ts'
import { german, local, published } from './writing.ts'

// A file of council or intranet that was put into the bin is found by nobody from that save on, and
// nobody reads a word of it: it may have been attached by mistake (T02).

let payload: Awaited<ReturnType<typeof openPayload>>
let handlers: Handlers

beforeAll(async () => {
  const { url } = await createDatabase()
  payload = await openPayload(cmsEnvironment(url))
  handlers = await openHandlers()
})

const bin = (id: string, isIn: boolean) =>
  payload.update({
    collection: 'dokumente',
    id,
    ...german,
    trash: true,
    data: { deletedAt: isIn ? new Date().toISOString() : null },
  })

test('everybody finds a public file of a paper, and neither its words nor its title in the bin', async () => {
  const file = await addReadFile(payload, 'Angebot Fernwärme', 'Der Bieter verlangt Geheimpreis.', {
    oeffentlich: true,
  })
  await addPaper(payload, '2031/077', 'Fernwärme', { oeffentlich: true, dateien: [file.id] })
  const found = async () => {
    const params = calls.ratsinfo_suche.params.parse({ q: 'Geheimpreis' })
    const sessions = { rat: null, intranet: null }
    const { answer } = await handlers.ratsinfo_suche({ payload, id: 0, params, sessions })
    return JSON.stringify(answer.data)
  }
  expect(await found()).toContain('Geheimpreis')
  await bin(file.id, true)
  expect(await found()).toBe('[]')
  const { readFileWords } = await import('../../apps/cms/src/subjects/rat/read/search.ts')
  expect([...(await readFileWords(payload, [file.id])).keys()]).toEqual([])
  await bin(file.id, false)
  expect(await found()).toContain('Geheimpreis')
})

test('staff find what a file of the intranet holds, and nothing of it while it is in the bin', async () => {
  const words = 'Die Gleitzeit der Bademeister.'
  const file = await addReadFile(payload, 'Regelung', words, { bereich: 'intranet' })
  const topic = { thema: 'Regeln', sortierung: 1 }
  const { id: thema } = await payload.create({
    collection: 'intranet_archiv_themen',
    ...local,
    data: topic,
  })
  const data = { ...published, titel: 'Vereinbarung', thema, datei: file.id }
  await payload.create({ collection: 'intranet_archiv', ...german, data })
  const found = async () => {
    const params = calls['intranet/suche'].params.parse({ q: 'Bademeister' })
    const sessions = { rat: null, intranet: { uuid: 'u' } }
    const { answer } = await handlers['intranet/suche']({ payload, params, id: 0, sessions })
    return JSON.stringify(answer.data)
  }
  expect(await found()).toContain('Bademeister')
  await bin(file.id, true)
  expect(await found()).toBe('[]')
  await bin(file.id, false)
  expect(await found()).toContain('Bademeister')
})
