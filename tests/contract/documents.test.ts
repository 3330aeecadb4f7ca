import { sessionHeaders } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../support/postgres.ts'
import { startApiWithSessions, tokens } from './api-with-sessions.ts'
import { cmsEnvironment, openPayload } from './content-api.ts'
import { fillCouncil, fillIntranet } from './council.ts'
import { german, numberOf, published } from './writing.ts'

// Spec 6 and 7: files of council and intranet. Reliability T02, T10, T20.

let payload: Payload
let api: string
const files = { named: 0, secret: 0, unnamed: 0, behindDraft: 0, intranet: 0 }

async function addFile(titel: string, bereich: 'rat' | 'intranet') {
  const data = Buffer.from('%PDF-1.4\nxref\ntrailer\n%%EOF\n')
  return payload.create({
    collection: 'dokumente',
    ...german,
    file: { name: `${titel}.pdf`, data, mimetype: 'application/pdf', size: data.length },
    data: { titel, bereich, oeffentlich: true },
  })
}

beforeAll(async () => {
  const { url } = await createDatabase()
  payload = await openPayload(cmsEnvironment(url))
  const council = await fillCouncil(payload)
  await fillIntranet(payload)
  api = await startApiWithSessions(payload, url)
  const numbers = async (id: string) =>
    numberOf(
      await payload.findByID({ collection: 'dokumente', id, depth: 0, overrideAccess: true }),
    )
  files.named = await numbers(council.openFile.id)
  files.secret = await numbers(council.secretFile.id)
  files.unnamed = numberOf(await addFile('Nirgends genannt', 'rat'))
  files.intranet = numberOf(await addFile('Dienstplan', 'intranet'))
  const draft = await addFile('Nur im Entwurf', 'rat')
  files.behindDraft = numberOf(draft)
  await payload.create({
    collection: 'vorlagen',
    ...german,
    draft: true,
    data: {
      ...published,
      _status: 'draft',
      drucksache: '2031/099',
      titel: 'Entwurf',
      oeffentlich: true,
      dateien: [draft.id],
    },
  })
})

const none = {}
const rat = { [sessionHeaders.rat]: tokens.rat }
const intranet = { [sessionHeaders.intranet]: tokens.intranet }

async function statuses(headers: Record<string, string>): Promise<Record<string, number>> {
  const found = Object.entries(files).map(async ([name, nummer]): Promise<[string, number]> => {
    const { status } = await fetch(`${api}/api/cms/dokumente/${nummer}`, { headers })
    return [name, status]
  })
  return Object.fromEntries(await Promise.all(found))
}

test('everybody gets the files that public meetings and papers name, and no other', async () => {
  const only = { named: 200, secret: 404, unnamed: 404, behindDraft: 404, intranet: 404 }
  expect(await statuses(none)).toEqual(only)
  expect(await statuses({ [sessionHeaders.rat]: 'geraten' })).toEqual(only)
})

test('a part of a file comes as a part, for whoever may have the whole', async () => {
  const ask = (range: string, headers = {}) =>
    fetch(`${api}/api/cms/dokumente/${files.intranet}`, { headers: { ...headers, range } })
  const part = await ask('bytes=0-3', intranet)
  expect([part.status, await part.text()]).toEqual([206, '%PDF'])
  expect(part.headers.get('content-range')).toMatch(/^bytes 0-3\/\d+$/)
  expect(part.headers.get('cache-control')).toBe('private, no-store')
  expect((await ask('bytes=99999-', intranet)).status).toBe(416)
  expect((await ask('bytes=0-3')).status).toBe(404)
})

test('each session opens the files of its own area alone', async () => {
  const council = { named: 200, secret: 200, unnamed: 404, behindDraft: 404, intranet: 404 }
  const staff = { named: 200, secret: 404, unnamed: 404, behindDraft: 404, intranet: 200 }
  expect(await statuses(rat)).toEqual(council)
  expect(await statuses(intranet)).toEqual(staff)
  // One area's token is worth nothing in the other's header (T03).
  expect(await statuses({ [sessionHeaders.intranet]: tokens.rat })).toMatchObject({ secret: 404 })
})

test('a file comes as a download that no store keeps', async () => {
  const answer = await fetch(`${api}/api/cms/dokumente/${files.named}`)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[\w.-]+[.]pdf"$/,
  )
  expect((await answer.text()).slice(0, 5)).toBe('%PDF-')
  const missing = await fetch(`${api}/api/cms/dokumente/99999`)
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
})
