import type { PayloadRequest } from 'payload'
import { storedDay } from '../../../wire/serialise/dates.ts'
import { idOf, textOrNull, timeOrNull } from '../../../wire/serialise/values.ts'
import { readHolidays } from '../../einstellungen/index.ts'
import { streetIndex } from '../strassensuche/index.ts'
import type { Stored } from './compare.ts'
import type { Town } from './resolve.ts'

const everything = { depth: 0, pagination: false, overrideAccess: true, locale: 'de' } as const

/** Collections of a year that are entered already. */
export async function readStored(req: PayloadRequest, jahr: number): Promise<Stored[]> {
  const { docs } = await req.payload.find({
    collection: 'abfuhrtermine',
    ...everything,
    where: {
      and: [
        { datum: { greater_than_equal: `${jahr}-01-01T00:00:00.000Z` } },
        { datum: { less_than: `${jahr + 1}-01-01T00:00:00.000Z` } },
      ],
    },
    sort: ['datum', 'id'],
    req,
  })
  return docs.map((doc) => ({
    id: doc.id,
    datum: storedDay(doc.datum),
    art: idOf(doc.abfallart) ?? '',
    bezirke: doc.bezirke.map(Math.round),
    ort: textOrNull(doc.ort),
    beginn: timeOrNull(doc.beginn),
    ende: timeOrNull(doc.ende),
    hinweis: textOrNull(doc.hinweis),
    verschoben_von: doc.verschoben_von ? storedDay(doc.verschoben_von) : null,
  }))
}

type Asked = Pick<Town, 'jahr' | 'bezirk' | 'zuordnung'>

/** What the words of a file are compared with: kinds, streets and holidays of the town. */
export async function readTown(req: PayloadRequest, asked: Asked): Promise<Town> {
  const { payload } = req
  const span = { from: `${asked.jahr}-01-01`, to: `${asked.jahr}-12-31` }
  const [{ docs }, index, feiertage] = await Promise.all([
    payload.find({ collection: 'abfallarten', ...everything, sort: 'sortierung' }),
    streetIndex(payload),
    readHolidays(payload, span, 'de'),
  ])
  const bezirke = new Set([...index.byNumber.values()].map(({ bezirk }) => bezirk))
  return {
    ...asked,
    arten: docs.map(({ id, titel }) => ({ id, titel })),
    index,
    bezirke: [...bezirke].toSorted((a, b) => a - b),
    feiertage,
  }
}
