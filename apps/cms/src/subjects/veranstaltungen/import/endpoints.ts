import type { Endpoint, PayloadRequest } from 'payload'
import { readBytes } from '../../../platform/read-bytes.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { readChoice, UnreadableFileError } from '../file-readers/index.ts'
import { refuse, refused } from '../office/access.ts'
import { dayInWords, germanDay, occurrencesOf, scheduled, seriesInWords } from '../termine/index.ts'
import { chosenColumns } from './columns.ts'
import { commit } from './commit.ts'
import { type Planned, plan } from './plan.ts'
import { type ReadFile, readFile } from './read-file.ts'

/** Most bytes of a file. */
const mostBytes = 10_000_000

/** When it takes place: «So, 24.05.2027, 15:00, jeden Sonntag, 12 Termine». */
function whenOf({ ergebnis, imported }: Planned): string {
  const { datum_von, timeFrom } = imported
  const joinParts = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ')
  // What is wrong may be the day itself.
  if (ergebnis === 'fehlerhaft') return joinParts([germanDay(datum_von), timeFrom])
  const event = scheduled.parse(imported)
  const series = seriesInWords(event, occurrencesOf(event, todayInBerlin()))
  return joinParts([dayInWords(datum_von), timeFrom, series])
}

function lineOf(planned: Planned) {
  const { zeile, titel, ergebnis, fehler, hinweise, aenderungen, id, imported } = planned
  const ort = imported.veranstaltungsort
  const wann = whenOf(planned)
  return { zeile, titel, wann, ort, ergebnis, fehler, hinweise, aenderungen, id }
}

function answer({ art, zeichensatz, tabelle, hinweise }: ReadFile, lines: readonly Planned[]) {
  return Response.json({ art, zeichensatz, tabelle, hinweise, zeilen: lines.map(lineOf) })
}

async function tryReading(req: PayloadRequest, work: (file: ReadFile) => Promise<Response>) {
  const refusal = refused('einlesen', req)
  if (refusal) return refusal
  const bytes = await readBytes(req.body, mostBytes)
  if (bytes === null) return refuse(413, 'Die Datei ist größer als 10 MB.')
  try {
    const choice = readChoice(req.searchParams.get('spalten'), chosenColumns)
    return await work(readFile(bytes, choice, todayInBerlin()))
  } catch (error) {
    if (error instanceof UnreadableFileError) return refuse(400, error.message)
    throw error
  }
}

/**
 * `POST /api/veranstaltungen/einlesen/vorschau` with the file as its body: what would become of
 * each entry. Nothing is kept.
 */
const previewEndpoint: Omit<Endpoint, 'root'> = {
  path: '/einlesen/vorschau',
  method: 'post',
  handler: (req) => tryReading(req, async (file) => answer(file, await plan(req, file.entries))),
}

/** `POST /api/veranstaltungen/einlesen`: the same, and writes it as drafts. */
const commitEndpoint: Omit<Endpoint, 'root'> = {
  path: '/einlesen',
  method: 'post',
  handler: (req) => tryReading(req, async (file) => answer(file, await commit(req, file.entries))),
}

/** Calls that take a file with events. */
export const importEndpoints = [previewEndpoint, commitEndpoint]
