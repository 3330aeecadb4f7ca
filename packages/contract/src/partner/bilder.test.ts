import { expect, test } from 'vitest'
import { bildFelder, type Foto, readPictures } from './bilder.ts'
import type { Gesendet } from './reading.ts'
import type { PartnerBild } from './werte.ts'

const [one, two, three] = [
  'a0000000-0000-4000-8000-000000000001',
  'a0000000-0000-4000-8000-000000000002',
  'a0000000-0000-4000-8000-000000000003',
] as const
const present = (id: string): PartnerBild => ({ id, neu: null })
const waiting: PartnerBild = {
  id: three,
  neu: { text: 'Saal', text_en: null, recht: 'Foto: Haus' },
}
const before = [present(one), present(two), waiting]

function read(felder: Gesendet, fotos: readonly Foto[] = []) {
  const reading = { felder: { ...bildFelder(before), ...felder }, fehler: {} }
  return { bilder: readPictures(reading, before, fotos), fehler: reading.fehler }
}
const ids = (felder: Gesendet) => read(felder).bilder.map(({ id }) => id)

test('sent as they were shown pictures stay as they are', () => {
  expect(read({})).toEqual({ bilder: before, fehler: {} })
})

test('one goes, another comes first; a first one that goes leaves the next in its place', () => {
  expect(ids({ bild_2_weg: 'ja', bild_erstes: three })).toEqual([three, one])
  expect(ids({ bild_1_weg: 'ja' })).toEqual([two, three])
})

test('what waits may be described otherwise, and never by nothing', () => {
  const { bilder } = read({ bild_3_text: ' Kleiner Saal ', bild_3_en: 'Small hall' })
  expect(bilder[2]?.neu).toEqual({
    text: 'Kleiner Saal',
    text_en: 'Small hall',
    recht: 'Foto: Haus',
  })
  expect(read({ bild_3_text: ' ' }).fehler).toEqual({ bild_3_text: 'fehlt' })
  expect(read({ bild_3_text: 'x'.repeat(301) }).fehler).toEqual({ bild_3_text: 'lang' })
})

test('an added photo comes first where it is chosen, and needs words and an owner', () => {
  const foto = { reihe: 2, id: 'b0000000-0000-4000-8000-000000000001', size: 9, type: 'image/png' }
  const said = { foto_2_text: 'Garten', foto_recht: 'Foto: Haus', bild_erstes: 'foto_2' }
  const { bilder, fehler } = read(said, [foto])
  expect(fehler).toEqual({})
  expect(bilder[0]).toEqual({
    id: foto.id,
    neu: { text: 'Garten', text_en: null, recht: 'Foto: Haus' },
  })
  expect(read({}, [foto]).fehler).toEqual({ foto_2_text: 'fehlt', foto_recht: 'fehlt' })
  expect(read(said, [{ ...foto, type: 'image/gif' }]).fehler).toEqual({ foto_2_datei: 'datei_art' })
  expect(read(said, [{ ...foto, size: 10_000_001 }]).fehler).toEqual({
    foto_2_datei: 'datei_gross',
  })
  expect(read({ foto_1_en: 'Garden' }).fehler).toEqual({ foto_1_datei: 'fehlt' })
  expect(read({ bild_erstes: 'foto_3' }).fehler).toEqual({ foto_3_datei: 'fehlt' })
})
