import { expect, test } from 'vitest'
import { rowNumbers } from './bilder.ts'
import { felderOf, readPartner } from './lesen.ts'
import { mostFields, type PartnerWerte, partnerTypen } from './werte.ts'

const heute = '2026-11-26'
const alt: PartnerWerte = {
  telefon: '030 23125-100 oder im Laden',
  email: 'haus@example.org',
  link: '/de/haus/',
  betten: 24,
  preis_ab: 80,
  preis_je: 'doppelzimmer',
  saison: null,
  zeiten: [{ tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:00', ende: '12:00' }],
  schliesstage: [{ von: '2026-11-20', bis: '2026-12-01', hinweis: 'Betriebsferien' }],
  bilder: [],
}
const host = (felder: object) => {
  const sent = { ...felderOf('unterkuenfte', alt), ...felder }
  return readPartner({ typ: 'unterkuenfte', felder: sent, fotos: [], alt, heute })
}
const shop = (felder: object) => {
  const sent = { ...felderOf('brancheneintraege', alt), ...felder }
  return readPartner({ typ: 'brancheneintraege', felder: sent, fotos: [], alt, heute })
}

test('a form sent as it was shown changes nothing, whatever an editor once wrote there', () => {
  for (const read of [host({}), shop({})])
    expect(read).toEqual({ werte: alt, bemerkung: null, fehler: {} })
})

test('what was changed is judged as in every form, all of it at once', () => {
  const { fehler } = host({ betten: '0', preis_ab: '49,50', link: 'haus.example', telefon: 'abc' })
  expect(fehler).toEqual({
    betten: 'minimum',
    preis_ab: 'ungueltig',
    link: 'ungueltig',
    telefon: 'ungueltig',
  })
  expect(host({ betten: '2001' }).fehler).toEqual({ betten: 'maximum' })
  expect(host({ preis_je: 'pauschal' }).fehler).toMatchObject({ preis_je: 'ungueltig' })
  expect(host({ preis_je: '' }).fehler).toEqual({ preis_je: 'fehlt' })
  expect(host({ bemerkung: 'x'.repeat(1_001) }).fehler).toEqual({ bemerkung: 'lang' })
})

test('what is emptied is empty', () => {
  const { fehler, werte } = host({ betten: '', preis_ab: '', preis_je: '', telefon: ' ' })
  expect([fehler, werte.betten, werte.preis_ab, werte.telefon]).toEqual([{}, null, null, null])
})

test('a row of hours is whole or empty, in order, and overlaps no other of its day', () => {
  expect(shop({ zeit_5_tag: 'SAMSTAG', zeit_5_beginn: '09:00' }).fehler).toEqual({
    zeit_5_ende: 'fehlt',
  })
  const row = (tag: string, from: string, to: string) =>
    shop({ zeit_2_tag: tag, zeit_2_beginn: from, zeit_2_ende: to }).fehler
  expect(row('MITTWOCH', '11:30', '18:00')).toEqual({ zeit_2_beginn: 'eines' })
  expect(row('MITTWOCH', '12:00', '18:00')).toEqual({})
  expect(row('SAMSTAG', '18:00', '00:00')).toEqual({})
  expect(row('SAMSTAG', '18:00', '02:00')).toEqual({ zeit_2_ende: 'vor_beginn' })
  expect(row('SAMSTAG', '25:00', '26:00')).toEqual({
    zeit_2_beginn: 'ungueltig',
    zeit_2_ende: 'ungueltig',
  })
})

test('closed days are days that exist, in order and not over; the year turns within them', () => {
  const days = (von: string, bis: string) => {
    const felder = { zu_2_von: von, zu_2_bis: bis }
    expect(host(felder).fehler).toEqual(shop(felder).fehler)
    return host(felder).fehler
  }
  expect(days('2026-12-28', '2027-01-06')).toEqual({})
  expect(days('24.12.26', '6. 1. 2027')).toEqual({})
  expect(days('2027-02-29', '2027-03-01')).toEqual({ zu_2_von: 'ungueltig' })
  expect(days('2026-12-28', '2026-12-27')).toEqual({ zu_2_bis: 'vor_beginn' })
  expect(days('2026-11-01', '2026-11-02')).toEqual({ zu_2_bis: 'vergangen' })
  expect(shop({ zu_2_hinweis: 'Umbau' }).fehler).toEqual({ zu_2_von: 'fehlt', zu_2_bis: 'fehlt' })
  const turn = { von: '2026-12-28', bis: '2027-01-06', hinweis: 'Umbau' }
  const { werte } = host({ zu_2_von: turn.von, zu_2_bis: turn.bis, zu_2_hinweis: turn.hinweis })
  expect(werte.schliesstage).toEqual([...alt.schliesstage, turn])
  expect(host({ zu_1_von: '', zu_1_bis: '', zu_1_hinweis: '' }).werte.schliesstage).toEqual([])
})

test('a period that stands there already is told at its row, once', () => {
  const [first] = alt.schliesstage
  const again = { zu_2_von: first?.von ?? '', zu_2_bis: first?.bis ?? '', zu_2_hinweis: 'Umbau' }
  for (const read of [host(again), shop(again)]) expect(read.fehler).toEqual({ zu_2_von: 'eines' })
  expect(host({ ...again, zu_2_bis: '2026-12-02' }).fehler).toEqual({})
})

test('of the forty periods that an entry may have none is lost', () => {
  const schliesstage = rowNumbers(40).map((day) => ({
    von: `2027-01-${String(1 + (day % 28)).padStart(2, '0')}`,
    bis: `2027-02-${String(1 + (day % 27)).padStart(2, '0')}`,
    hinweis: null,
  }))
  const full = { ...alt, schliesstage }
  for (const typ of partnerTypen) {
    const felder = felderOf(typ, full)
    expect(readPartner({ typ, felder, fotos: [], alt: full, heute }).werte).toEqual(full)
    expect(Object.keys(felder).length).toBeLessThan(mostFields)
  }
})
