import type { UIFieldServerProps } from 'payload'
import { z } from 'zod'
import { localDateTime } from '../../../platform/time/berlin.ts'
import type { ShotFault } from '../shot-fault.ts'

const row = z.object({
  versucht_am: z.date(),
  gelungen_am: z.date().nullable(),
  fehler: z.string().nullable(),
})

/** Why there was no new picture, as an editor can act on it. */
const words: Record<ShotFault, string> = {
  'not-allowed': 'Die Adresse ist nicht freigegeben (WEBCAM_HOSTS).',
  private: 'Die Adresse liegt in einem privaten Netz, das nicht freigegeben ist (WEBCAM_PRIVATE).',
  unreachable: 'Die Kamera antwortet nicht.',
  'too-slow': 'Die Kamera hat zu lange gebraucht.',
  status: 'Unter dieser Adresse liegt kein Bild (andere Antwort als „200 OK“).',
  'too-large': 'Das Bild ist zu groß: höchstens 8 MB.',
  'no-picture': 'Unter dieser Adresse liegt etwas, das kein Bild ist.',
  unchanged: 'Die Kamera schickt noch immer dasselbe Bild.',
  store: 'Das Bild ließ sich nicht ablegen. Bitte melden Sie das der Technik.',
}

/** `24.11.2026, 10:20` in the town's time. */
function inWords(moment: Date): string {
  const [day = '', time = ''] = localDateTime(moment).split('T')
  return `${day.split('-').toReversed().join('.')}, ${time}`
}

const isFault = (fault: string): fault is ShotFault => Object.hasOwn(words, fault)

/** Says below the address how the last try went. */
export async function Abruf({ id, payload }: UIFieldServerProps) {
  if (id === undefined) return null
  const { rows } = await payload.db.pool.query(
    'select versucht_am, gelungen_am, fehler from webcam_abrufe where webcam = $1',
    [id],
  )
  const [found] = rows.map((one) => row.parse(one))
  if (!found) return <p>Es wurde noch kein Bild geholt.</p>
  const { versucht_am, gelungen_am, fehler } = found
  const latest = gelungen_am ? `Letztes Bild: ${inWords(gelungen_am)} Uhr.` : 'Noch kein Bild.'
  const problem =
    fehler && isFault(fehler) ? ` Versuch um ${inWords(versucht_am)} Uhr: ${words[fehler]}` : ''
  return (
    <p>
      {latest}
      {problem}
    </p>
  )
}
