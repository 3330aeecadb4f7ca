import {
  type AboAntwort,
  type AboArt,
  type AboFrage,
  aboAntwort,
  aboFelder,
  aboSchema,
  bekanntmachungsabos,
  type Erinnerungszeit,
  erinnerungFelder,
  erinnerungSchema,
} from '@kurstadt/contract/abos'
import { problemsOf } from '@kurstadt/contract/forms'
import { searchWords } from '@kurstadt/contract/search-form'
import { stopWords } from '../../wire/read/index.ts'

/** One thing that somebody wants mails about. */
type Wish = {
  /** What tells it from the others of the address. */
  wort: string
  strasse: number | null
  abfallart: number | null
  zeit: Erinnerungszeit | null
}

/**
 * Whether words are right beyond their form: words that every paper has find no paper, and a kind of
 * notices is one that there is.
 */
const isRight: Record<Exclude<AboArt, 'abfuhr'>, (wort: string) => boolean> = {
  vorlagen: (wort) => searchWords(wort).some((word) => word.length > 1 && !stopWords.has(word)),
  bekanntmachungen: (wort) => bekanntmachungsabos.some((kind) => kind === wort),
}

/** What somebody wants and where the mails go, or why that cannot be. */
type Outcome = { email: string; wishes: readonly Wish[] } | { refused: AboAntwort }

const fieldsOf = (names: readonly string[], felder: AboFrage['felder']) =>
  Object.fromEntries(names.map((name) => [name, felder[name] ?? '']))

const refuse = (fehler: Record<string, string>): Outcome => ({
  refused: aboAntwort.parse({ ergebnis: 'fehler', fehler }),
})

function wishForNews(art: keyof typeof isRight, { felder }: AboFrage): Outcome {
  const parsed = aboSchema.safeParse(fieldsOf(aboFelder, felder))
  if (!parsed.success) return refuse(problemsOf(parsed.error))
  const { email, wort } = parsed.data
  if (!isRight[art](wort)) return refuse({ wort: 'ungueltig' })
  return { email, wishes: [{ wort, strasse: null, abfallart: null, zeit: null }] }
}

function wishesForReminders({ felder }: AboFrage): Outcome {
  const parsed = erinnerungSchema.safeParse(fieldsOf(erinnerungFelder, felder))
  if (!parsed.success) return refuse(problemsOf(parsed.error))
  const { arten, email, strasse_id, zeit } = parsed.data
  const wishes = [...new Set(arten.split(','))].map((art) => ({
    wort: `${strasse_id}/${art}`,
    strasse: Number(strasse_id),
    abfallart: Number(art),
    zeit,
  }))
  return { email, wishes }
}

/** Reads what somebody wants out of the fields that they have sent. */
export const readWishes = (frage: AboFrage): Outcome =>
  frage.art === 'abfuhr' ? wishesForReminders(frage) : wishForNews(frage.art, frage)
