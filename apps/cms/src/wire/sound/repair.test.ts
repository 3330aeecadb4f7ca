import { expect, test } from 'vitest'
import { z } from 'zod'
import { repairAnswer } from './repair.ts'

const office = z.object({ id: z.int().positive(), titel: z.string() })
const entry = z.object({
  id: z.int().positive(),
  titel: z.string(),
  amt: office.nullable(),
  rubriken: z.array(office),
  fokus: z.tuple([z.number(), z.number()]).nullable(),
})
const list = z.object({ data: z.array(entry), anzahl: z.int() })
const sound = { id: 1, titel: 'Fest', amt: null, rubriken: [], fokus: null }
const rathaus = { id: 9, titel: 'Rathaus' }

function answerWith(...data: unknown[]) {
  return { data: [sound, ...data], anzahl: data.length + 1 }
}

test('an answer that is sound is handed back as it is', () => {
  const answer = answerWith({ ...sound, id: 2, amt: rathaus })
  expect(repairAnswer(list, answer)).toStrictEqual({ answer, repairs: [], isSound: true })
})

test('an entry without what every entry has is left out, the others stay', () => {
  const { answer, repairs, isSound } = repairAnswer(
    list,
    answerWith({ ...sound, id: 2, titel: null }),
  )
  expect(answer).toStrictEqual({ data: [sound], anzahl: 2 })
  expect(isSound).toBe(true)
  expect(repairs).toMatchObject([{ path: ['data', 1], nummer: 2 }])
  expect(repairs[0]?.message).toContain('data.1.titel')
})

test('what an entry may do without is taken out of it, and the entry stays', () => {
  const broken = { ...sound, id: 2, amt: { id: 9, titel: null } }
  const { answer, repairs } = repairAnswer(list, answerWith(broken))
  expect(answer).toMatchObject({ data: [sound, { id: 2, amt: null }] })
  expect(repairs).toMatchObject([{ path: ['data', 1, 'amt'], nummer: 2 }])
})

test('an item of a list within an entry is taken out alone', () => {
  const broken = {
    ...sound,
    id: 2,
    rubriken: [rathaus, { id: 0, titel: 'x' }, { id: 3, titel: 'Kur' }],
  }
  const { answer } = repairAnswer(list, answerWith(broken))
  expect(answer).toMatchObject({ data: [sound, { rubriken: [rathaus, { id: 3, titel: 'Kur' }] }] })
})

test('a pair that lacks one is taken out as a pair', () => {
  const { answer } = repairAnswer(list, answerWith({ ...sound, id: 2, fokus: [1, null] }))
  expect(answer).toMatchObject({ data: [sound, { id: 2, fokus: null }] })
})

test('neighbours that are broken too each go by themselves', () => {
  const broken = [3, 4, 5].map((id) => ({ ...sound, id, titel: null }))
  const { answer, repairs } = repairAnswer(list, answerWith(...broken, { ...sound, id: 6 }))
  expect(answer).toMatchObject({ data: [{ id: 1 }, { id: 6 }] })
  expect(new Set(repairs.map(({ nummer }) => nummer))).toStrictEqual(new Set([3, 4, 5]))
})

test('of many mistakes the entries they are in are left out whole', () => {
  const broken = Array.from({ length: 40 }, (_, at) => ({ ...sound, id: at + 2, titel: null }))
  const { answer, repairs, isSound } = repairAnswer(
    list,
    answerWith(...broken, { ...sound, id: 99 }),
  )
  expect(answer).toMatchObject({ data: [{ id: 1 }, { id: 99 }] })
  expect([repairs.length, isSound]).toStrictEqual([40, true])
})

test('one of two forms that an answer may have is mended as well', () => {
  const groups = z.object({ data: z.array(z.object({ verfahren: z.array(entry) })) })
  const broken = { data: [{ verfahren: [sound, { ...sound, rubriken: [{ id: 0, titel: 'x' }] }] }] }
  const { answer, isSound } = repairAnswer(z.union([list, groups]), broken)
  expect(isSound).toBe(true)
  expect(answer).toMatchObject({ data: [{ verfahren: [sound, { rubriken: [] }] }] })
})

test('of two forms that fail equally deep the one with fewer mistakes was meant', () => {
  const groups = z.object({ data: z.array(z.object({ buchstabe: z.string(), verfahren: list })) })
  const given = { data: [sound, { ...sound, id: 0 }, { ...sound, id: 3 }], anzahl: 3 }
  const { answer, repairs } = repairAnswer(z.union([groups, list]), given)
  expect(answer).toStrictEqual({ data: [sound, { ...sound, id: 3 }], anzahl: 3 })
  expect(repairs).toMatchObject([{ path: ['data', 1] }])
})

test('an answer that is broken as a whole says so', () => {
  expect(repairAnswer(list, { data: null, anzahl: 1 })).toMatchObject({ isSound: false })
  expect(repairAnswer(list, null)).toMatchObject({ isSound: false })
})
