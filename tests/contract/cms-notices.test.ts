import { beforeAll, expect, test } from 'vitest'
import { type BackOffice, openBackOffice } from './back-office.ts'

// Issue 25: what the back office lets people do with a public notice.

let office: BackOffice
let token: string

beforeAll(async () => {
  office = await openBackOffice()
  token = await office.logIn('rathaus')
})

/** What the back office answers to a notice that somebody publishes, or changes afterwards. */
async function publishNotice(data: object, path = 'bekanntmachungen', method = 'POST') {
  const notice = { titel: 'Wahl', art: 'wahl', datum_von: '2031-05-02', _status: 'published' }
  const { body, status } = await office.call(
    method,
    `${path}?locale=de`,
    { ...notice, ...data },
    token,
  )
  return {
    status,
    text: JSON.stringify(body),
    doc: new Map<string, unknown>(Object.entries(body.doc ?? {})),
  }
}

test('a notice is published from today on, and not to be taken back at a set time', async () => {
  const past = await publishNotice({ datum_von: '2026-01-01' })
  expect([past.status, past.text]).toEqual([400, expect.stringMatching(/in der Vergangenheit/)])
  const ending = await publishNotice({ zurueckziehen_am: '2032-05-02T08:00:00.000Z' })
  expect([ending.status, ending.text]).toEqual([400, expect.stringMatching(/im Archiv/)])
})

test('the form of a published notice takes no other words, and says why it is not taken back', async () => {
  const { doc, status } = await publishNotice({ bekanntgemacht_am: '2001-01-01T00:00:00.000Z' })
  expect(status).toBe(201)
  expect(String(doc.get('bekanntgemacht_am')) > '2026').toBe(true)
  const path = `bekanntmachungen/${String(doc.get('id'))}`
  const updatedAt: unknown = doc.get('updatedAt')
  const changed = await publishNotice({ titel: 'Anders', updatedAt }, path, 'PATCH')
  expect([changed.status, changed.doc.get('titel')]).toEqual([200, 'Wahl'])
  const back = { _status: 'draft', updatedAt: changed.doc.get('updatedAt') }
  const withdrawn = await publishNotice(back, `${path}`, 'PATCH')
  expect([withdrawn.status, withdrawn.text]).toEqual([400, expect.stringMatching(/steht fest/)])
  const deleted = await office.call('DELETE', path, undefined, token)
  expect([deleted.status, JSON.stringify(deleted.body)]).toEqual([
    400,
    expect.stringMatching(/steht fest/),
  ])
})
