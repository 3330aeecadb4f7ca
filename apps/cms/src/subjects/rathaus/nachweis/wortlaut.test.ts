import type { RichText } from '@kurstadt/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FixedNotice, stampOf, wortlautOf } from './wortlaut.ts'

const text: RichText = [
  { type: 'heading', level: 2, children: [{ type: 'text', text: 'Frist' }] },
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: 'Bis zum ' },
      { type: 'text', text: '9. Juli', bold: true },
      { type: 'text', text: ', ' },
      {
        type: 'link',
        href: 'https://plan.example/',
        children: [{ type: 'text', text: 'Plan' }],
      },
    ],
  },
  {
    type: 'list',
    ordered: true,
    items: [{ children: [{ type: 'text', text: 'Lageplan' }], sublist: null }],
  },
]

const notice: FixedNotice = {
  nummer: 7,
  titel: 'Bebauungsplan „Mühlwiesen“',
  art: 'auslegung',
  aktenzeichen: null,
  rechtsgrundlage: '§ 3 Abs. 2 BauGB',
  bekanntgemacht_am: '2027-05-31T22:00:00.000Z',
  datum_von: '2027-06-01',
  datum_bis: null,
  berichtigt: 6,
  text,
  anlagen: [{ titel: 'Lageplan', sha256: 'a'.repeat(64) }],
}

test('the wording is a text that people read, and its form is fixed', () => {
  expect(wortlautOf(notice)).toBe(`Bekanntmachung Nr. 7
Titel: Bebauungsplan „Mühlwiesen“
Art: auslegung
Aktenzeichen: -
Rechtsgrundlage: § 3 Abs. 2 BauGB
Bekannt gemacht: 2027-06-01T00:00:00+02:00
Ausgehängt: 2027-06-01 bis auf Weiteres
Berichtigt: Nr. 6

## Frist

Bis zum **9. Juli**, Plan <https://plan.example/>

1. Lageplan

Anlagen: 1
1. Lageplan (SHA-256 ${'a'.repeat(64)})
`)
})

test('the hour that comes twice in autumn is told apart, and the one that is missing in spring', () => {
  expect(stampOf('2026-10-25T00:30:05.000Z')).toBe('2026-10-25T02:30:05+02:00')
  expect(stampOf('2026-10-25T01:30:05.000Z')).toBe('2026-10-25T02:30:05+01:00')
  expect(stampOf('2027-03-28T00:59:59.000Z')).toBe('2027-03-28T01:59:59+01:00')
  expect(stampOf('2027-03-28T01:00:00.000Z')).toBe('2027-03-28T03:00:00+02:00')
})

test('every piece that is fixed is in the wording', () => {
  const other: Partial<FixedNotice>[] = [
    { nummer: 8 },
    { titel: 'Anders' },
    { art: 'satzung' },
    { aktenzeichen: '621' },
    { rechtsgrundlage: null },
    { bekanntgemacht_am: '2027-05-31T22:00:01.000Z' },
    { datum_von: '2027-06-02' },
    { datum_bis: '2027-07-09' },
    { berichtigt: null },
    { text: text.slice(1) },
    { anlagen: [] },
    { anlagen: [{ titel: 'Lageplan', sha256: `b${'a'.repeat(63)}` }] },
  ]
  const all = [notice, ...other.map((one) => ({ ...notice, ...one }))].map(wortlautOf)
  expect(new Set(all).size).toBe(all.length)
})

test('any two texts of one paragraph that differ give two wordings', () => {
  const words = fc.string({ minLength: 1, unit: 'grapheme' })
  fc.assert(
    fc.property(words, words, (one, another) => {
      fc.pre(one !== another)
      const of = (value: string) =>
        wortlautOf({
          ...notice,
          text: [{ type: 'paragraph', children: [{ type: 'text', text: value }] }],
        })
      expect(of(one)).not.toBe(of(another))
    }),
  )
})
