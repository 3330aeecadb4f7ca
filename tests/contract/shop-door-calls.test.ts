import { beforeAll, expect, test } from 'vitest'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { addOrder } from './orders.ts'
import { messagesOf } from './uploading.ts'
import { numberOf } from './writing.ts'

// The door as a call of the back office: who may ask, what is refused in words, and how often one may guess.

let office: BackOffice
let code: string

const event = 12

beforeAll(async () => {
  office = await openBackOffice()
  const artikel = '00000000-0000-4000-8000-000000000012'
  const order = await addOrder(office.payload, [{ artikel, menge: 1, eintritt: event }], {
    bezahlt_am: new Date().toISOString(),
  })
  const { codeOf } = await import('../../apps/cms/src/subjects/shop/karten/index.ts')
  const place = { nummer: numberOf(order), zeile: 0, stueck: 1 }
  code = codeOf(place, String(order.id), office.payload.secret)
})

const ask = (body: unknown, token?: string) =>
  office.call('POST', 'bestellungen/einlass', body, token)

test('whoever keeps the shop lets somebody in, and nobody else does', async () => {
  const asked = { code, veranstaltung: event }
  expect((await ask(asked)).status).toBe(403)
  expect((await ask(asked, await office.logIn('rathaus'))).status).toBe(403)
  const { status, body } = await ask(asked, await office.logIn('tourismus'))
  expect([status, body]).toMatchObject([
    200,
    { befund: { art: 'gueltig' }, stand: { verkauft: 1, eingelassen: 1 } },
  ])
})

test.each([
  ['nothing', undefined],
  ['no code', { veranstaltung: event }],
  ['a code that never ends', { code: 'A'.repeat(201), veranstaltung: event }],
  ['no event', { code: 'A' }],
  ['an event that is no number', { code: 'A', veranstaltung: '12' }],
  ['a number that no event has', { code: 'A', veranstaltung: 9_000_000_000 }],
])('%s is refused with what to do', async (_, body) => {
  const reply = await ask(body, await office.logIn('tourismus'))
  expect([reply.status, messagesOf(reply)]).toEqual([
    400,
    expect.stringContaining('wählen Sie eine Veranstaltung'),
  ])
})

test('who guesses is stopped, and who scans tickets is not', async () => {
  const [guessing, scanning] = [await office.logIn('tourismus'), await office.logIn('tourismus')]
  const asked = { code, veranstaltung: event }
  for (let turn = 0; turn < 61; turn += 1) expect((await ask(asked, scanning)).status).toBe(200)
  const wrong = { ...asked, code: `${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}` }
  for (let turn = 0; turn < 60; turn += 1)
    expect((await ask(wrong, guessing)).body).toMatchObject({ befund: { art: 'unbekannt' } })
  const stopped = await ask(asked, guessing)
  expect([stopped.status, messagesOf(stopped)]).toEqual([429, expect.stringContaining('warten')])
  expect((await ask(asked, scanning)).status).toBe(200)
})
