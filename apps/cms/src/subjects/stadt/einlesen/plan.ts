import type { PayloadRequest } from 'payload'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { UnreadableFileError } from '../../veranstaltungen/index.ts'
import { compare } from './compare.ts'
import type { ReadFile } from './read-file.ts'
import { readStored, readTown } from './read-town.ts'
import type { ImportReport, NamedKind } from './report.ts'
import { type Issue, meantKinds, resolve, type Town } from './resolve.ts'
import { changesOf, type Write, writesOf } from './writes.ts'

/** What somebody has chosen beside the file. */
export type Chosen = Pick<Town, 'jahr' | 'bezirk' | 'zuordnung'> & { streichen: boolean }

/** Most entries that are written at once: whoever saves meanwhile waits. */
const mostWrites = 1_000
/** Lines of the file that a report names for one reason. */
const mostLines = 20

const order = ['fehler', 'ausgelassen', 'hinweis']

function groupedIssues(issues: readonly Issue[]): ImportReport['maengel'] {
  const groups = Map.groupBy(issues, ({ grund, schwere }) => `${schwere}|${grund}`)
  const listed = [...groups.values()].flatMap((own) => {
    const lines = [...new Set(own.map(({ zeile }) => zeile))]
    const zeilen = lines.slice(0, mostLines)
    return own.slice(0, 1).map(({ grund, schwere }) => ({
      schwere,
      grund,
      zeilen,
      anzahl: lines.length,
    }))
  })
  return listed.toSorted((a, b) => order.indexOf(a.schwere) - order.indexOf(b.schwere))
}

/** Words longer than any kind is called are cut, and no choice is offered for them. */
const longestName = 200
const mostNames = 60

function namesOf({ entries }: ReadFile, town: Town): NamedKind[] {
  const names = Map.groupBy(
    entries.filter(({ art }) => art !== '' && art.length <= longestName),
    ({ art }) => art,
  )
  return [...names].slice(0, mostNames).map(([name, own]) => ({
    name,
    arten: meantKinds(name, town).map(({ id }) => id),
    anzahl: own.length,
  }))
}

const tooMany = (what: string) =>
  new UnreadableFileError(`Die Datei ${what}. Bitte teilen Sie sie auf mehrere Dateien auf.`)

/** Dates of one kind in one district. */
const mostDates = 50_000

function limited(writes: Write[]): Write[] {
  if (writes.length > mostWrites) throw tooMany(`ändert mehr als ${mostWrites} Einträge auf einmal`)
  return writes
}

/** What a file would change, in words and as writes. Nothing is written. */
export async function plan(
  req: PayloadRequest,
  file: ReadFile,
  { streichen, ...asked }: Chosen,
): Promise<{ report: ImportReport; writes: Write[] }> {
  const [town, stored] = await Promise.all([readTown(req, asked), readStored(req, asked.jahr)])
  const { issues, wanted } = resolve(file.entries, town)
  if (wanted.length > mostDates) throw tooMany(`enthält mehr als ${mostDates} Termine`)
  const difference = compare(wanted, stored, todayInBerlin())
  const isHoliday = (day: string) => town.feiertage.has(day)
  const writes = limited(writesOf(difference, stored, { streichen, isHoliday }))
  const titles = new Map(town.arten.map(({ id, titel }) => [id, titel]))
  const aenderungen = changesOf(difference).map((one) => ({
    ...one,
    art: titles.get(one.art) ?? '',
  }))
  const changed = aenderungen.filter(({ ergebnis }) => ergebnis === 'geaendert').length
  const unveraendert = new Set(difference.same.map((one) => one.stored)).size - changed
  const { entries: _, ...about } = file
  const report: ImportReport = {
    ...about,
    jahr: asked.jahr,
    istGeschrieben: false,
    bekannt: [...town.arten],
    namen: namesOf(file, town),
    maengel: groupedIssues(issues),
    aenderungen,
    unveraendert,
  }
  return { report, writes }
}
