import type { Payload, PayloadRequest } from 'payload'
import type { BekanntmachungDoc } from '../../../payload-types.ts'
import { storedDay } from '../../../wire/serialise/dates.ts'
import { richTextOf } from '../../../wire/serialise/rich-text.ts'
import { idOf, nummerOf, textOrNull } from '../../../wire/serialise/values.ts'
import type { Anlage } from './attachments.ts'
import { type FixedNotice, wortlautOf } from './wortlaut.ts'

/** A notice as it is kept now, and its files by their names in the store. */
export type StoredNotice = {
  id: string
  nummer: number
  dateien: { titel: string; datei: string }[]
  /** An office's fact stands in its text instead of words. */
  hasLivingFacts: boolean
  wortlaut: (anlagen: readonly Anlage[]) => string
}

type Reading = { payload: Payload; req?: PayloadRequest }

/** Nothing but the words: what lies behind a link or an office may change. */
const wordsAlone = { pathOf: () => null, quotedOf: () => [] }

function fixedOf(doc: BekanntmachungDoc, berichtigt: number | null): Omit<FixedNotice, 'anlagen'> {
  return {
    nummer: nummerOf(doc),
    titel: doc.titel,
    art: doc.art,
    aktenzeichen: textOrNull(doc.aktenzeichen),
    rechtsgrundlage: textOrNull(doc.rechtsgrundlage),
    bekanntgemacht_am: doc.bekanntgemacht_am ?? doc.createdAt,
    datum_von: storedDay(doc.datum_von),
    datum_bis: doc.datum_bis ? storedDay(doc.datum_bis) : null,
    berichtigt,
    text: richTextOf(doc.text, wordsAlone),
  }
}

const relationsOf = (docs: readonly BekanntmachungDoc[]) => ({
  notices: docs.flatMap(({ berichtigt }) => idOf(berichtigt) ?? []),
  files: docs.flatMap(({ dokumente }) =>
    (dokumente ?? []).flatMap(({ datei }) => idOf(datei) ?? []),
  ),
})

/** Numbers of notices and names of files by their ids. */
async function readNames({ payload, req }: Reading, docs: readonly BekanntmachungDoc[]) {
  const { files, notices } = relationsOf(docs)
  const found = { depth: 0, pagination: false, limit: 0, ...(req ? { req } : {}) } as const
  const [numbers, names] = await Promise.all([
    notices.length === 0
      ? []
      : payload.find({
          ...found,
          collection: 'bekanntmachungen',
          where: { id: { in: notices } },
          select: { nummer: true },
        }),
    files.length === 0
      ? []
      : payload.find({
          ...found,
          collection: 'medien',
          where: { id: { in: files } },
          select: { filename: true },
        }),
  ])
  return {
    numbers: new Map('docs' in numbers ? numbers.docs.map((doc) => [doc.id, nummerOf(doc)]) : []),
    names: new Map('docs' in names ? names.docs.map((doc) => [doc.id, doc.filename ?? '']) : []),
  }
}

/** The German of published notices as it is kept now. */
export async function readStored(
  reading: Reading,
  ids: readonly string[],
): Promise<StoredNotice[]> {
  const { payload, req } = reading
  const { docs } = await payload.find({
    collection: 'bekanntmachungen',
    where: { id: { in: [...ids] } },
    locale: 'de',
    fallbackLocale: false,
    depth: 0,
    pagination: false,
    limit: 0,
    sort: 'id',
    ...(req ? { req } : {}),
  })
  const { names, numbers } = await readNames(reading, docs)
  return docs.map((doc) => {
    const corrected = idOf(doc.berichtigt)
    const fixed = fixedOf(doc, corrected === null ? null : (numbers.get(corrected) ?? null))
    const dateien = (doc.dokumente ?? []).map(({ datei, titel }) => ({
      titel,
      datei: names.get(idOf(datei) ?? '') ?? '',
    }))
    return {
      id: doc.id,
      nummer: fixed.nummer,
      dateien,
      hasLivingFacts: (JSON.stringify(doc.text) ?? '').includes('"type":"inlineBlock"'),
      wortlaut: (anlagen) => wortlautOf({ ...fixed, anlagen }),
    }
  })
}
