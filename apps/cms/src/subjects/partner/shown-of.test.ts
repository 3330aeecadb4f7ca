import type { PartnerBild, PartnerWerte } from '@kurstadt/contract/partner'
import { expect, test } from 'vitest'
import { shownOf } from './shown-of.ts'
import { empty } from './werte-of.ts'

const host = (werte: Partial<PartnerWerte>) =>
  ({ typ: 'unterkuenfte', werte: { ...empty, ...werte } }) as const
const sent = (vorher: Partial<PartnerWerte>, neu: Partial<PartnerWerte>) => ({
  vorher: { ...empty, ...vorher },
  werte: { ...empty, ...vorher, ...neu },
})

const before: Partial<PartnerWerte> = { betten: 10, telefon: '030 1', saison: 'Ganzjährig' }

test('where nothing waits the entry is shown as it stands', () => {
  const entry = host(before)
  expect(shownOf(entry, null)).toEqual(entry.werte)
})

test('what waits is shown in its fields alone; all others are as the office has made them since', () => {
  const shutDays = [{ von: '2031-01-02', bis: '2031-01-05', hinweis: null }]
  const now = { telefon: '030 2', saison: null, schliesstage: shutDays }
  expect(shownOf(host({ ...before, ...now }), sent(before, { betten: 12 }))).toEqual({
    ...empty,
    ...now,
    betten: 12,
  })
})

test('a field that both have changed is shown as its partner has sent it', () => {
  const waits = sent(before, { betten: 12 })
  expect(shownOf(host({ ...before, betten: 15 }), waits).betten).toBe(12)
})

const photo = { id: 'new', neu: { text: 'Balkon', text_en: null, recht: 'Haus' } }
const pictures = (...ids: string[]): PartnerBild[] =>
  ids.map((id) => (id === 'new' ? photo : { id, neu: null }))

test.each([
  { was: 'nothing of them is proposed', vorher: 'AB', neu: 'AB', jetzt: 'BC', shown: 'BC' },
  { was: 'one is added', vorher: 'AB', neu: 'AB+', jetzt: 'ABC', shown: 'ABC+' },
  {
    was: 'one is added, and the office has taken another',
    vorher: 'AB',
    neu: 'AB+',
    jetzt: 'A',
    shown: 'A+',
  },
  { was: 'one is taken away', vorher: 'AB', neu: 'A', jetzt: 'CAB', shown: 'CA' },
  { was: 'both have taken the same', vorher: 'AB', neu: 'A', jetzt: 'A', shown: 'A' },
  { was: 'another one is put first', vorher: 'ABC', neu: 'CAB', jetzt: 'ABCD', shown: 'CABD' },
  { was: 'the new one is put first', vorher: 'AB', neu: '+AB', jetzt: 'BA', shown: '+BA' },
  { was: 'the one put first is gone', vorher: 'AB', neu: 'BA', jetzt: 'A', shown: 'A' },
  { was: 'all are taken away', vorher: 'AB', neu: '', jetzt: 'ABC', shown: 'C' },
])('pictures: $was', ({ jetzt, neu, shown, vorher }) => {
  const of = (letters: string) =>
    pictures(...letters.split('').map((letter) => (letter === '+' ? 'new' : letter)))
  const waits = sent({ bilder: of(vorher) }, { bilder: of(neu) })
  expect(shownOf(host({ bilder: of(jetzt) }), waits).bilder).toEqual(of(shown))
})
