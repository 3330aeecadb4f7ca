import { z } from 'zod'
import { type Answer, asJson, callOffice } from '../editing/views/call.ts'

/** A film as it is sent, and what is said of it. */
export type SentFilm = {
  /** Address of the media library's calls. */
  calls: string
  file: File
  copyright: string
  lizenz: string
  /** Told after each part: a fraction from 0 to 1. */
  onProgress: (done: number) => void
  signal: AbortSignal
  /** Milliseconds before each further try of a part; tests wait less. */
  pauses?: readonly number[]
}

const begun = z.object({ upload: z.string(), teilgroesse: z.number(), teile: z.number() })
const taken = z.object({ teil: z.number() })
const kept = z.object({ id: z.string(), titel: z.string().nullish() })

/** A line that is lost for a moment costs one part, not the film. */
const usualPauses = [1_000, 4_000, 15_000]

const stopped = 'Das Hochladen wurde abgebrochen.'

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

type Part = { address: string; bytes: Blob }

/** Sends a part until it has come; null when it has, else why not. */
async function sendPart({ address, bytes }: Part, film: SentFilm): Promise<string | null> {
  const { signal, pauses = usualPauses } = film
  let problem = ''
  for (const wait of [0, ...pauses]) {
    if (wait > 0) await pause(wait, signal)
    if (signal.aborted) return stopped
    const answer = await callOffice(address, taken, {
      method: 'POST',
      body: bytes,
      headers: { 'Content-Type': 'application/octet-stream' },
      signal,
    })
    if (answer.problem === null) return null
    problem = answer.problem
    if (answer.isFinal) return problem
  }
  return signal.aborted ? stopped : problem
}

/** Sends a film in parts and has it put together; answers with the file of the media library. */
export async function sendFilm(film: SentFilm): Promise<Answer<z.output<typeof kept>>> {
  const { calls, file, copyright, lizenz, onProgress, signal } = film
  const said = { name: file.name, groesse: file.size, copyright, lizenz }
  const start = await callOffice(`${calls}/film`, begun, { ...asJson(said), signal })
  if (start.body === null) return start
  const { upload, teilgroesse, teile } = start.body
  for (let part = 1; part <= teile; part += 1) {
    const bytes = file.slice((part - 1) * teilgroesse, part * teilgroesse)
    const problem = await sendPart({ address: `${calls}/film/${upload}/${part}`, bytes }, film)
    if (problem !== null) return { body: null, problem, isFinal: true }
    onProgress(part / teile)
  }
  return callOffice(`${calls}/film/${upload}`, kept, {
    ...asJson(said),
    signal,
  })
}
