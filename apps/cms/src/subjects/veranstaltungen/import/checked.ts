import { createHash } from 'node:crypto'
import type { SerieBlock } from '../../../payload-types.ts'
import { type Entry, type EntryRule, looksLikeFormula } from '../file-readers/index.ts'
import { notesOf, scheduled } from '../termine/index.ts'

/** What of an event comes from a file. */
export type Imported = {
  titel: string
  plain_text: string | null
  datum_von: string
  datum_bis: string
  timeFrom: string | null
  timeTo: string | null
  veranstaltungsort: string | null
  veranstalter: string | null
  preis: string | null
  status: Entry['status']
  serie: SerieBlock[]
}

/** A rule with rows that may be written to, as Payload wants them. */
function storedRule(rule: EntryRule): SerieBlock {
  const { wochentage, ausnahmen, zusatztermine, aenderungen, ...rest } = rule
  return {
    blockType: 'serie',
    ...rest,
    wochentage: [...wochentage],
    ausnahmen: [...ausnahmen],
    zusatztermine: [...zusatztermine],
    aenderungen: [...aenderungen],
  }
}

/** An entry of a file that was looked at: with reasons it cannot be used. */
export type Checked = {
  zeile: number
  titel: string
  /** Names it for the next import. */
  uid: string
  /** What the file says, kept beside the event: by it the next import knows what editors changed. */
  stand: string
  imported: Imported
  fehler: string[]
  hinweise: string[]
}

const longest = { titel: 300, veranstaltungsort: 160, veranstalter: 160, preis: 160 } as const
const labels = {
  titel: 'Der Titel',
  veranstaltungsort: 'Der Ort',
  veranstalter: 'Der Veranstalter',
  preis: 'Der Preis',
} as const
const longestText = 400

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

const orNull = (text: string) => (text === '' ? null : text)

function textProblem(name: keyof typeof longest, text: string): string[] {
  if (looksLikeFormula(text)) return [`${labels[name]} sieht aus wie eine Formel.`]
  const isLong = text.length > longest[name]
  return isLong ? [`${labels[name]} ist länger als ${longest[name]} Zeichen.`] : []
}

function textProblems(entry: Entry): string[] {
  const names = ['titel', 'veranstaltungsort', 'veranstalter', 'preis'] as const
  const places = entry.serie?.aenderungen.map((change) => change.veranstaltungsort ?? '') ?? []
  return [
    ...(entry.titel === '' ? ['Der Titel fehlt.'] : []),
    ...names.flatMap((name) => textProblem(name, entry[name])),
    ...places.flatMap((place) => textProblem('veranstaltungsort', place)),
    ...(looksLikeFormula(entry.plain_text) ? ['Der Text sieht aus wie eine Formel.'] : []),
  ]
}

/** A rule without an end gets one: the end of next year, which the next import moves on. */
function withEnd(rule: EntryRule, heute: string): EntryRule {
  const { rhythmus, bis, anzahl } = rule
  if (rhythmus === 'einzeln' || bis !== null || anzahl !== null) return rule
  return { ...rule, bis: `${Number(heute.slice(0, 4)) + 1}-12-31` }
}

function importedOf(entry: Entry, heute: string): Imported {
  const { titel, plain_text, datum_von, datum_bis, status, serie } = entry
  const isLong = plain_text.length > longestText
  const short = isLong ? `${plain_text.slice(0, longestText - 1).trimEnd()}…` : plain_text
  return {
    titel,
    plain_text: orNull(short.toWellFormed()),
    datum_von,
    datum_bis: datum_bis || datum_von,
    timeFrom: orNull(entry.timeFrom),
    timeTo: orNull(entry.timeTo),
    veranstaltungsort: orNull(entry.veranstaltungsort),
    veranstalter: orNull(entry.veranstalter),
    preis: orNull(entry.preis),
    status,
    serie: serie === null ? [] : [storedRule(withEnd(serie, heute))],
  }
}

function notesFor(entry: Entry, imported: Imported): string[] {
  const [before] = entry.serie === null ? [] : [entry.serie]
  const [after] = imported.serie
  const isEndless = before && after && before.bis !== after.bis
  return [
    ...entry.hinweise,
    ...(entry.plain_text.length > longestText
      ? [`Der Text ist länger als ${longestText} Zeichen und wird gekürzt.`]
      : []),
    ...(isEndless
      ? ['Die Wiederholung hat kein Ende; sie wird bis Ende nächsten Jahres angelegt.']
      : []),
  ]
}

/** Looks at an entry of a file with the rules that the form has. */
export function check(entry: Entry, heute: string): Checked {
  const imported = importedOf(entry, heute)
  const { datum_von, timeFrom, titel } = imported
  const read = scheduled.safeParse(imported)
  const isDated = read.success && datum_von !== ''
  const notes = isDated ? notesOf(read.data, heute) : []
  const wrong = notes.filter(({ level }) => level === 'error')
  const noDay = !isDated && entry.fehler.length === 0 ? ['Das Datum fehlt.'] : []
  const name = entry.uid ?? `${titel}\n${datum_von}\n${timeFrom ?? ''}`
  return {
    zeile: entry.zeile,
    titel: titel || '(ohne Titel)',
    uid: name.length > 200 || entry.uid === null ? hash(name) : name,
    stand: JSON.stringify(imported),
    imported,
    fehler: [...textProblems(entry), ...entry.fehler, ...noDay, ...wrong.map(({ text }) => text)],
    hinweise: [
      ...notesFor(entry, imported),
      ...notes.filter(({ level }) => level !== 'error').map(({ text }) => text),
    ],
  }
}

/** The same name twice in a file: which of the two is meant nobody knows. */
export function withoutTwins(entries: readonly Checked[]): Checked[] {
  const first = new Map<string, number>()
  return entries.map((entry) => {
    const before = first.get(entry.uid)
    if (before === undefined) first.set(entry.uid, entry.zeile)
    if (before === undefined) return entry
    const twin = `Dieselbe Veranstaltung steht schon in Zeile ${before}.`
    return { ...entry, fehler: [...entry.fehler, twin] }
  })
}
