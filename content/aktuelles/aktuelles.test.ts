import { expect, test } from 'vitest'
import { aktuellesAm, interessengruppen } from './index.ts'

const days = ['2026-11-20', '2027-01-01', '2027-07-11', '2028-02-29']
const news = aktuellesAm('2026-11-20')

test('at least forty news over eighteen months, newest first, none from the future', () => {
  for (const heute of days) {
    const tage = aktuellesAm(heute).map(({ tag }) => tag)
    expect(tage.length).toBeGreaterThanOrEqual(40)
    expect(tage).toEqual(tage.toSorted((a, b) => b - a))
    expect(Math.max(...tage)).toBeLessThanOrEqual(0)
    expect(Math.min(...tage)).toBeLessThan(-480)
    expect(Math.min(...tage)).toBeGreaterThan(-550)
  }
})

test('each is told once, in both languages', () => {
  for (const sprache of ['de', 'en'] as const) {
    const told = news.flatMap(({ titel, einleitung, text }) => [
      titel[sprache],
      einleitung[sprache],
      text[sprache],
    ])
    expect(told.every(Boolean)).toBe(true)
    expect(new Set(told).size).toBe(told.length)
  }
})

test('every group has news, and no news is for a group that does not exist', () => {
  const keys = interessengruppen.map(({ key }) => key)
  const used = new Set(news.flatMap(({ gruppen = [] }) => gruppen))
  expect([...used].toSorted()).toEqual(keys.toSorted())
  expect(news.filter(({ gruppen = [] }) => gruppen.length === 0)).toEqual([])
})

test('some hold for a time only, and some carry a link or a file', () => {
  expect(news.filter(({ bis }) => bis !== undefined).length).toBeGreaterThanOrEqual(2)
  expect(news.filter(({ link }) => link !== undefined).length).toBeGreaterThanOrEqual(3)
  expect(news.flatMap(({ dokumente = [] }) => dokumente).length).toBeGreaterThan(0)
})
