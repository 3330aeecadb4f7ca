import type { Access, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { publishes } from '../../../editing/access/index.ts'
import { readBytes } from '../../../platform/read-bytes.ts'
import { readChoice, refuse, UnreadableFileError } from '../../veranstaltungen/index.ts'
import { chosenColumns } from './columns.ts'
import { commit } from './commit.ts'
import { type Chosen, plan } from './plan.ts'
import { type ReadFile, readFile } from './read-file.ts'
import { chosenKinds, type ImportReport } from './report.ts'

/** What can be done with collections besides writing them, and who may; everybody else may not. */
export const collectionOperations = {
  /** A district's calendar is for whoever keeps the town hall's pages. */
  einlesen: ({ req }) => publishes(req.user, 'rathaus'),
} as const satisfies Record<string, Access>

/** Most bytes of a file. */
const mostBytes = 10_000_000

const asked = z.object({
  jahr: z.coerce.number().int().min(2000).max(2100),
  bezirk: z.preprocess(
    (value) => (value === '' ? null : value),
    z.coerce.number().int().min(1).max(99).nullable(),
  ),
  streichen: z.stringbool().catch(false),
})

function chosenOf({ searchParams }: PayloadRequest): Chosen {
  const get = (name: string) => searchParams.get(name) ?? ''
  const read = asked.safeParse({
    jahr: get('jahr'),
    bezirk: get('bezirk'),
    streichen: get('streichen'),
  })
  if (!read.success) throw new UnreadableFileError('Bitte wählen Sie ein Jahr und einen Bezirk.')
  const kinds = readChoice(searchParams.get('arten'), chosenKinds) ?? {}
  return { ...read.data, zuordnung: new Map(Object.entries(kinds)) }
}

type Work = (file: ReadFile, chosen: Chosen) => Promise<ImportReport>

async function tryReading(req: PayloadRequest, work: Work): Promise<Response> {
  if (!collectionOperations.einlesen({ req }))
    return refuse(403, 'Dazu ist Ihr Konto nicht berechtigt.')
  const bytes = await readBytes(req.body, mostBytes)
  if (bytes === null) return refuse(413, 'Die Datei ist größer als 10 MB.')
  try {
    const chosen = chosenOf(req)
    const spalten = readChoice(req.searchParams.get('spalten'), chosenColumns)
    return Response.json(await work(readFile(bytes, { ...chosen, spalten }), chosen))
  } catch (error) {
    if (error instanceof UnreadableFileError) return refuse(400, error.message)
    throw error
  }
}

/**
 * `POST /api/abfuhrtermine/einlesen/vorschau` with the file as its body: what it would change.
 * Nothing is kept.
 */
const previewEndpoint: Omit<Endpoint, 'root'> = {
  path: '/einlesen/vorschau',
  method: 'post',
  handler: (req) => tryReading(req, async (file, chosen) => (await plan(req, file, chosen)).report),
}

/** `POST /api/abfuhrtermine/einlesen`: the same, and writes it; public at once. */
const commitEndpoint: Omit<Endpoint, 'root'> = {
  path: '/einlesen',
  method: 'post',
  handler: (req) => tryReading(req, (file, chosen) => commit(req, file, chosen)),
}

/** Calls that take a district's calendar. */
export const importEndpoints = [previewEndpoint, commitEndpoint]
