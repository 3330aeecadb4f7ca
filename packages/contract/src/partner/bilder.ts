import { freiwillig, zeile } from '../forms/fields.ts'
import { largestPicture, pictureTypes } from '../forms/files.ts'
import { type Gesendet, type Reading, read } from './reading.ts'
import { mostPictures, mostSent, type PartnerBild } from './werte.ts'

/** A photo that came with the form, in the row of it; `type` is told by its bytes. */
export type Foto = { reihe: number; id: string; size: number; type: string }

/** Names of the fields of a picture that is there: which it is, that it goes, and what is said of it. */
export const bildReihe = (row: number) => ({
  id: `bild_${row}_id`,
  weg: `bild_${row}_weg`,
  text: `bild_${row}_text`,
  en: `bild_${row}_en`,
})

/** Names of the fields of a photo that is added. */
export const fotoReihe = (row: number) => ({
  datei: `foto_${row}_datei`,
  text: `foto_${row}_text`,
  en: `foto_${row}_en`,
})

/** The field that says which picture is the first: its id, or `foto_1` for one that is added. */
export const erstesFeld = 'bild_erstes'
/** The field that says whose the added photos are. */
export const rechtFeld = 'foto_recht'

const said = zeile({ max: 300 })
const inEnglish = freiwillig(said)
const owner = zeile({ max: 200 })

const isFilled = (felder: Gesendet, name: string) => (felder[name] ?? '').trim() !== ''

/** Numbers from 1 to the last. */
export const rowNumbers = (most: number) => Array.from({ length: most }, (_, at) => at + 1)

/** What is said of a picture that waits for the office; it may be put otherwise until then. */
function readAgain(reading: Reading, row: number, before: PartnerBild): PartnerBild {
  const { en, text } = bildReihe(row)
  if (before.neu === null) return before
  const neu = { text: read(reading, text, said) ?? '', text_en: read(reading, en, inEnglish) }
  return { id: before.id, neu: { ...before.neu, ...neu } }
}

/**
 * Pictures that were there before. What the form does not name stays, for the office may have added it
 * since the form was opened; ids of other entries are not looked at (T66).
 */
function readPresent(reading: Reading, before: readonly PartnerBild[]): PartnerBild[] {
  const { felder } = reading
  const rows = rowNumbers(mostPictures)
  return before.flatMap((one) => {
    const row = rows.find((number) => felder[bildReihe(number).id] === one.id)
    if (row === undefined) return [one]
    return isFilled(felder, bildReihe(row).weg) ? [] : [readAgain(reading, row, one)]
  })
}

function problemOf({ size, type }: Foto) {
  if (size > largestPicture) return 'datei_gross'
  return pictureTypes.some((one) => one === type) ? null : 'datei_art'
}

type Added = PartnerBild & { feld: string }

function readAdded(reading: Reading, fotos: readonly Foto[]): Added[] {
  const { fehler, felder } = reading
  const recht = fotos.length === 0 ? '' : (read(reading, rechtFeld, owner) ?? '')
  return rowNumbers(mostSent).flatMap((row): Added[] => {
    const { datei, en, text: words } = fotoReihe(row)
    const foto = fotos.find(({ reihe }) => reihe === row)
    if (foto === undefined) {
      const isMeant = felder[erstesFeld] === `foto_${row}`
      if (isMeant || isFilled(felder, words) || isFilled(felder, en)) fehler[datei] = 'fehlt'
      return []
    }
    const problem = problemOf(foto)
    if (problem !== null) fehler[datei] = problem
    const text = read(reading, words, said) ?? ''
    const text_en = read(reading, en, inEnglish)
    return [{ id: foto.id, neu: { text, text_en, recht }, feld: `foto_${row}` }]
  })
}

/**
 * The pictures of an entry as its partner wants them, in order. The same photo sent twice is one: it has
 * the id that its bytes give it.
 */
export function readPictures(
  reading: Reading,
  before: readonly PartnerBild[],
  fotos: readonly Foto[],
): PartnerBild[] {
  const added = readAdded(reading, fotos)
  const present = readPresent(reading, before).filter(
    ({ id }) => !added.some((one) => one.id === id),
  )
  const all = [
    ...present,
    ...added.filter(({ id }, at) => added.findIndex((one) => one.id === id) === at),
  ]
  if (all.length > mostPictures && added[0])
    reading.fehler[`${added[0].feld}_datei`] ??= 'dateien_zahl'
  const wanted = reading.felder[erstesFeld]
  const isFirst = ({ id }: PartnerBild) =>
    id === wanted || added.some((one) => one.id === id && one.feld === wanted)
  return [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))].map(({ id, neu }) => ({
    id,
    neu,
  }))
}

/** The pictures as the form shows them. */
export function bildFelder(bilder: readonly PartnerBild[]): Record<string, string> {
  const felder: Record<string, string> = {}
  for (const [at, { id, neu }] of bilder.entries()) {
    const { en, id: which, text } = bildReihe(at + 1)
    felder[which] = id
    if (neu === null) continue
    felder[text] = neu.text
    felder[en] = neu.text_en ?? ''
  }
  const [first] = bilder
  return first === undefined ? felder : { ...felder, [erstesFeld]: first.id }
}
