import type { Bild, Sprache } from '@kurstadt/contract'
import {
  type Datensatz,
  meisteZeilen,
  type Wert,
  type Zeile,
} from '@kurstadt/contract/offene-daten'
import type { Payload } from 'payload'
import { env } from '../../../env.ts'
import { ApiError } from '../../../wire/errors.ts'
import { type OpenPicture, readOpenPictures } from './picture-licences.ts'
import { readPage } from './read-page.ts'

/** Entries that are read at once: as many as a long page of the website has. */
const pro_seite = 250
const pagesOfPart = meisteZeilen / pro_seite

/** A link of this site as a whole address. */
export const adresse = (pfad: string): string => new URL(pfad, env.WEBSITE_URL).href

function largestJpeg({ quellen }: Bild): string | null {
  const [largest] = quellen
    .filter(({ format }) => format === 'jpeg')
    .toSorted((a, b) => b.breite - a.breite)
  return largest ? adresse(largest.url) : null
}

/** The columns of a picture; empty for one that others may not use. */
function pictureValues(bild: Bild | null, licences: ReadonlyMap<number, OpenPicture>) {
  const licence = bild && licences.get(bild.id)
  if (!(bild && licence)) return { bild: null, bild_urheber: null, bild_lizenz: null }
  return {
    bild: largestJpeg(bild),
    bild_urheber: bild.copyright || licence.urheber,
    bild_lizenz: licence.lizenz,
  }
}

/** A record as it is written. */
export type Satz = { werte: Readonly<Record<string, Wert>>; geometrie: Zeile['geometrie'] }

type AskedPart = { datensatz: Datensatz; sprache: Sprache; seite: number }

/**
 * One part of a dataset, page by page, so that there is never more of it in memory than was asked for
 * at once and what is written of it. Throws `not-found` behind the last part.
 */
export async function readPart(
  payload: Payload,
  { datensatz, sprache, seite }: AskedPart,
  write: (satz: Satz) => void,
): Promise<{ seiten: number; tags: string[] }> {
  const tags = new Set<string>(datensatz.typen)
  const first = (seite - 1) * pagesOfPart + 1
  let seiten = 1
  for (let page = first; page < first + pagesOfPart; page += 1) {
    const asked = { sprache, seite: page, pro_seite }
    const { antwort, anzahl, proSeite, tags: own } = await readPage(payload, datensatz, asked)
    for (const tag of own) tags.add(tag)
    seiten = Math.max(1, Math.ceil(anzahl / meisteZeilen))
    if (seite > seiten) throw new ApiError('not-found', { tags: [...tags] })
    const zeilen = datensatz.zeilen(antwort, { sprache, adresse })
    const pictures = zeilen.flatMap(({ bild }) => bild ?? [])
    const licences = await readOpenPictures(payload, pictures)
    for (const { werte, geometrie, bild } of zeilen) {
      const own = datensatz.hatBilder ? pictureValues(bild, licences) : {}
      write({ werte: { ...werte, ...own }, geometrie })
    }
    if (page * proSeite >= anzahl) break
  }
  return { seiten, tags: [...tags] }
}
