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
  /** Milliseconds before each further try of a part or of the end; tests wait less. */
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

/** Asks until there is an answer that asking again would not change. */
async function insist<Body>(
  ask: () => Promise<Answer<Body>>,
  { signal, pauses = usualPauses }: SentFilm,
): Promise<Answer<Body>> {
  let answer = await ask()
  for (const wait of pauses) {
    if (signal.aborted || answer.problem === null || answer.isFinal) break
    await pause(wait, signal)
    if (!signal.aborted) answer = await ask()
  }
  if (answer.problem === null || !signal.aborted) return answer
  return { body: null, problem: stopped, isFinal: true }
}

/** Sends a film in parts and has it put together; answers with the file of the media library. */
export async function sendFilm(film: SentFilm): Promise<Answer<z.output<typeof kept>>> {
  const { calls, file, copyright, lizenz, onProgress, signal } = film
  const details = { name: file.name, groesse: file.size, copyright, lizenz }
  const start = await callOffice(`${calls}/film`, begun, { ...asJson(details), signal })
  if (start.body === null) return start
  const { upload, teilgroesse, teile } = start.body
  for (let part = 1; part <= teile; part += 1) {
    const bytes = file.slice((part - 1) * teilgroesse, part * teilgroesse)
    const sendPart = () =>
      callOffice(`${calls}/film/${upload}/${part}`, taken, {
        method: 'POST',
        body: bytes,
        headers: { 'Content-Type': 'application/octet-stream' },
        signal,
      })
    const sent = await insist(sendPart, film)
    if (sent.body === null) return sent
    onProgress(part / teile)
  }
  const endFilm = () => callOffice(`${calls}/film/${upload}`, kept, { ...asJson(details), signal })
  return insist(endFilm, film)
}
