import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { type RunningGuide, startGuide, titlesOf } from './running-guide.ts'
import { german, published } from './writing.ts'

let running: RunningGuide

beforeAll(async () => {
  running = await startGuide()
})

const offices = (q: string) =>
  running
    .read(`aemter?${new URLSearchParams({ q, pro_seite: '9999' })}`)
    .then((answer) => calls.aemter.answer.parse(answer))

test('procedures are found by parts of their names and by everyday words, in German order', async () => {
  expect(titlesOf(await running.list({ q: 'Papier' }))).toStrictEqual(['Änderung der Papiere'])
  expect(titlesOf(await running.list({ q: 'neue Adresse' }))).toStrictEqual(['Ummeldung'])
  expect(titlesOf(await running.list({ q: 'Aerger' }))).toStrictEqual(['Ärger'])
})

test('a typing mistake is forgiven and said; what nothing is like finds nothing', async () => {
  const answer = calls.wegweiser_verfahren.answer
  const found = answer.parse(await running.read('wegweiser_verfahren?q=Umeldung'))
  expect([found.anzahl, found.gemeint]).toStrictEqual([1, 'Ummeldung'])
  const nothing = answer.parse(await running.read('wegweiser_verfahren?q=Xylophonverleih'))
  expect([nothing.anzahl, nothing.data, nothing.gemeint]).toStrictEqual([0, [], null])
})

test('what was published a moment ago is found', async () => {
  expect((await running.list({ q: 'Drachenpass' })).anzahl).toBe(0)
  await running.payload.create({
    collection: 'wegweiser_verfahren',
    ...german,
    data: { ...published, titel: 'Drachenpass', kurztext: 'Neu.', amt: [running.town.amtId] },
  })
  expect((await running.list({ q: 'Drachenpass' })).anzahl).toBe(1)
})

test('what somebody types is kept by no store', async () => {
  for (const call of ['wegweiser_verfahren', 'aemter']) {
    const asked = await running.api.get(`/api/cms/${call}?q=Ofen`)
    expect(asked.headers.get('cache-control')).toMatch(/no-store/)
    const plain = await running.api.get(`/api/cms/${call}`)
    expect(plain.headers.get('cache-control') ?? '').not.toMatch(/no-store/)
  }
})

test('whatever is typed, the answer is a list', async () => {
  const odd = ['%', '_', "'", '"', '<script>', '🙂', 'der die das', 'x'.repeat(1500)]
  for (const q of odd) {
    expect((await running.list({ q })).anzahl, q).toBe(0)
    expect((await offices(q)).anzahl, q).toBe(0)
  }
  const control = await running.api.get('/api/cms/wegweiser_verfahren?q=%00')
  expect(control.status).toBe(400)
})

test('offices are found by name, by who works there and by room', async () => {
  const all = calls.aemter.answer.parse(await running.read('aemter?pro_seite=9999'))
  const staffed = all.data.find(({ mitarbeiter }) => mitarbeiter.length > 0)
  const [person] = staffed?.mitarbeiter ?? []
  if (!(staffed && person)) throw new Error('nobody works anywhere')
  for (const q of [staffed.titel, person.nachname.toUpperCase()]) {
    const found = await offices(q)
    expect(
      found.data.map(({ id }) => id),
      q,
    ).toContain(staffed.id)
    expect(found.anzahl, q).toBe(found.data.length)
  }
})
