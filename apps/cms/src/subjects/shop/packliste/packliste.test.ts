import { expect, test } from 'vitest'
import { packlisteOf } from './packliste.ts'
import type { PackOrder } from './read-orders.ts'

const line = (
  titel: string,
  menge: number,
  rest: object = {},
): PackOrder['positionen'][number] => ({
  artikel: titel,
  titel,
  groesse: null,
  anmerkungen: null,
  menge,
  preis_cent: 1290,
  mwst: 19,
  widerruf: 'ja',
  eintritt: null,
  ...rest,
})

const order = (nummer: number, rest: Partial<PackOrder> = {}): PackOrder => ({
  id: `id-${nummer}`,
  nummer,
  lieferung: 'versand',
  vorname: 'Renate',
  nachname: 'Probe',
  strasse: 'Am Hang 3',
  plz: '78375',
  ort: 'Bad Silberbronn',
  land: 'DE',
  positionen: [line('Becher', 2)],
  verlauf: [],
  notiz: null,
  erklaert: false,
  ...rest,
})

const am = '2026-11-24T10:00:00.000Z'

test('orders stand by their numbers, with name, address and what goes in', () => {
  const { pakete } = packlisteOf([
    order(10, { notiz: 'Ruft an.' }),
    order(9, { positionen: [line('Karte', 3, { anmerkungen: 'Bitte ungefaltet' })] }),
  ])
  expect(pakete.map(({ referenz }) => referenz)).toEqual(['B-9', 'B-10'])
  expect(pakete[0]).toEqual({
    id: 'id-9',
    referenz: 'B-9',
    an: ['Renate Probe', 'Am Hang 3', '78375 Bad Silberbronn'],
    lieferung: 'versand',
    ohneAnschrift: false,
    zeilen: [{ titel: 'Karte', groesse: null, stueck: 3, anmerkungen: 'Bitte ungefaltet' }],
    notiz: null,
  })
  expect(pakete[1]?.notiz).toBe('Ruft an.')
})

test('tickets are in no parcel; whoever fetches the order gets them on paper', () => {
  const positionen = [line('Becher', 2), line('Karte', 3, { eintritt: 12 })]
  const namesOf = (rest: Partial<PackOrder>) =>
    packlisteOf([order(1, rest)]).pakete.map(({ zeilen }) => zeilen.map(({ titel }) => titel))
  expect(namesOf({ positionen })).toEqual([['Becher']])
  expect(namesOf({ positionen, lieferung: 'abholung' })).toEqual([['Becher', 'Karte']])
  expect(namesOf({ positionen: positionen.slice(1) })).toEqual([])
})

test('abroad the country stands below', () => {
  expect(packlisteOf([order(1, { land: 'CH' })]).pakete[0]?.an.at(-1)).toBe('Schweiz')
})

test('what is fetched has the name alone, even where an address was left', () => {
  const { pakete } = packlisteOf([order(1, { lieferung: 'abholung' })])
  expect(pakete[0]).toMatchObject({ an: ['Renate Probe'], ohneAnschrift: false })
})

test('a parcel without an address is told of, and one without a first name has no gap', () => {
  const { pakete } = packlisteOf([order(1, { vorname: null, strasse: null, plz: null, ort: null })])
  expect(pakete[0]).toMatchObject({ an: ['Probe'], ohneAnschrift: true })
})

test('withdrawn pieces are left out: of a line, as a line, in the sums', () => {
  const { pakete, summen } = packlisteOf([
    order(1, {
      positionen: [line('Becher', 3), line('Honig', 1)],
      verlauf: [
        { am, wer: 'Probe', was: 'teilwiderruf', mengen: [1, 0], cent: 1290 },
        { am, wer: 'Probe', was: 'teilwiderruf', mengen: [0, 1], cent: 1290 },
      ],
    }),
  ])
  expect(pakete[0]?.zeilen).toMatchObject([{ titel: 'Becher', stueck: 2 }])
  expect(summen).toEqual([{ titel: 'Becher', groesse: null, stueck: 2 }])
})

test('an order of which nothing is left is not packed', () => {
  const verlauf = [{ am, wer: 'Probe', was: 'widerrufen' as const }]
  expect(packlisteOf([order(1, { verlauf })])).toEqual({ pakete: [], summen: [], widerrufe: [] })
})

test('whoever has withdrawn is answered first: their order is named and not packed', () => {
  const list = packlisteOf([order(2, { erklaert: true }), order(1)])
  expect(list.pakete.map(({ referenz }) => referenz)).toEqual(['B-1'])
  expect(list.widerrufe).toEqual([{ id: 'id-2', referenz: 'B-2' }])
  expect(list.summen).toEqual([{ titel: 'Becher', groesse: null, stueck: 2 }])
})

test('pieces add up by article and size, sizes from small to large', () => {
  const shirt = (groesse: string, menge: number) => line('T-Shirt', menge, { groesse })
  const { summen } = packlisteOf([
    order(1, { positionen: [shirt('XL', 1), shirt('S', 2), line('Ätzradierung', 1)] }),
    order(2, { positionen: [shirt('S', 1), shirt('M', 1), line('Zapfen', 4)] }),
  ])
  expect(summen.map(({ groesse, stueck, titel }) => `${stueck} ${titel} ${groesse}`)).toEqual([
    '1 Ätzradierung null',
    '3 T-Shirt S',
    '1 T-Shirt M',
    '1 T-Shirt XL',
    '4 Zapfen null',
  ])
})

test('an article that was renamed is one article, two of one name are two', () => {
  const { summen } = packlisteOf([
    order(1, { positionen: [line('Becher', 1, { artikel: 'a' })] }),
    order(2, { positionen: [line('Emaille-Becher', 1, { artikel: 'a' })] }),
    order(3, { positionen: [line('Emaille-Becher', 5, { artikel: 'b' })] }),
  ])
  expect(summen.map(({ stueck, titel }) => [titel, stueck])).toEqual([
    ['Emaille-Becher', 2],
    ['Emaille-Becher', 5],
  ])
})

test('numbers beyond nine are no text', () => {
  const { pakete } = packlisteOf([order(100), order(20), order(3)])
  expect(pakete.map(({ referenz }) => referenz)).toEqual(['B-3', 'B-20', 'B-100'])
})
