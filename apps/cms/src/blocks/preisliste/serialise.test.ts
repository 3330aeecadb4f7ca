import { expect, test } from 'vitest'
import type { Refs } from '../../wire/serialise/refs.ts'
import { serialise } from './serialise.ts'

const refs: Refs = {
  sprache: 'de',
  medien: new Map(),
  pfade: new Map(),
  related: {},
  stellen: new Map(),
  preise: new Map(),
  detailPages: {},
  festivalPage: null,
  translated: null,
}

const list = (zeilen: Parameters<typeof serialise>[0]['zeilen'], spalten: string[] = []) =>
  serialise({ blockType: 'preisliste', zeilen, spalten: spalten.map((titel) => ({ titel })) }, refs)

test('a heading above a row begins a group, which goes on until the next', () => {
  const groups = list([
    { titel: 'Vorne' },
    { titel: 'A', gruppe: 'Baden' },
    { titel: 'B' },
    { titel: 'C', gruppe: 'Sauna' },
  ])?.gruppen.map(({ titel, zeilen }) => [titel, zeilen.map((row) => row.titel)])
  expect(groups).toEqual([
    [null, ['Vorne']],
    ['Baden', ['A', 'B']],
    ['Sauna', ['C']],
  ])
})

test('a row has one price for each column, and only one without columns', () => {
  const row = { titel: 'A', preis1_cent: 1250, preis2_cent: null, preis3_cent: 99 }
  const pricesOf = (spalten: string[]) => list([row], spalten)?.gruppen[0]?.zeilen[0]?.preise
  expect(pricesOf([])).toEqual([{ betrag: 12.5, ab: false }])
  expect(pricesOf(['Große', 'Kleine'])).toEqual([{ betrag: 12.5, ab: false }, null])
})

test('«ab» is said of prices, not of what is free', () => {
  const prices = list([{ titel: 'A', preis1_cent: 0, preis2_cent: 750, ab: true }], ['x', 'y'])
  expect(prices?.gruppen[0]?.zeilen[0]?.preise).toEqual([
    { betrag: 0, ab: false },
    { betrag: 7.5, ab: true },
  ])
})

test('without rows there is no list', () => {
  expect(list([])).toBeNull()
})
