import { hash } from 'node:crypto'
import type { Params, Ratsdokument, Sitzung, Vorlage } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { env } from '../../../env.ts'
import { select } from '../../../platform/database/index.ts'
import { plainRead } from '../../../wire/read/index.ts'
import type { Sessions } from '../../../wire/session.ts'
import { readNewestMeeting } from '../calls/newest.ts'
import { sitzungenId } from '../calls/sitzungen.ts'
import { vorlagen } from '../calls/vorlagen.ts'
import { artWords, dayInWords, meetingWords, outcomeWords, withdrawnWords } from './angaben.ts'
import type { Anlage, Papier, Punkt, Unterlagen } from './unterlagen.ts'

/** Raised with each change of what a file looks like: those that were made before are not shown. */
const version = 1

/** What stands at a paper that is not published as it is here. */
const draftWords = 'Entwurf: So noch nicht veröffentlicht.'

/** More papers than an agenda can name. */
const everyPaper = 5_000

const stored = z.object({ nummer: z.int(), filename: z.string() })

/** What files are called in the store, by their number. */
async function readNames(
  payload: Payload,
  files: readonly Ratsdokument[],
): Promise<ReadonlyMap<number, string>> {
  const text = `select nummer::int as nummer, filename from dokumente
    where nummer = any($1::int[]) and filename is not null`
  const rows = await select(payload, { text, row: stored }, [files.map(({ id }) => id)])
  return new Map(rows.map(({ nummer, filename }) => [nummer, filename]))
}

type Names = ReadonlyMap<number, string>

/** A file that is not in the store has a name that nothing has there. */
function anlageOf({ id, titel, oeffentlich, format }: Ratsdokument, names: Names): Anlage {
  const path = `/de/gemeinderat/intern/dokumente/${id}/Anlage.${format.toLowerCase()}`
  return {
    titel,
    datei: names.get(id) ?? `ohne-datei-${id}`,
    istOeffentlich: oeffentlich,
    adresse: new URL(path, env.WEBSITE_URL).href,
  }
}

function papierOf(vorlage: Vorlage, { names, drafts }: Pick<Read, 'names' | 'drafts'>): Papier {
  const { id, drucksache, titel, art, datum, amt, oeffentlich, text, dateien } = vorlage
  const day = datum === null ? artWords[art] : `${artWords[art]} vom ${dayInWords(datum)}`
  return {
    id,
    titel: `${drucksache}: ${titel}`,
    angaben: [day, ...(amt ? [amt.titel] : []), ...(drafts?.has(id) ? [draftWords] : [])],
    istOeffentlich: oeffentlich,
    zurueckgezogen: withdrawnWords(vorlage.zurueckgezogen),
    text,
    anlagen: dateien.map((file) => anlageOf(file, names)),
  }
}

/** A file whose title says what it is: most clerks write it there anyway. */
function called(what: string, file: Ratsdokument): Ratsdokument {
  return file.titel.startsWith(what) ? file : { ...file, titel: `${what} (${file.titel})` }
}

type Read = {
  sitzung: Sitzung
  papers: ReadonlyMap<number, Vorlage>
  names: Names
  ort: string
  /** Numbers of papers that are not published; not there where all of it is. */
  drafts?: ReadonlySet<number>
}

function unterlagenOf(read: Read): Unterlagen {
  const { sitzung, papers, names, ort } = read
  const { einladung, protokoll, tagesordnung } = sitzung
  const files = [
    ...(einladung ? [called('Einladung', einladung)] : []),
    ...(protokoll ? [called('Niederschrift', protokoll)] : []),
  ]
  const changes = [sitzung.geaendert, ...[...papers.values()].map(({ geaendert }) => geaendert)]
  return {
    ort,
    gremium: sitzung.gremium?.titel ?? '',
    titel: sitzung.titel,
    angaben: meetingWords(sitzung),
    geaendert: changes.toSorted().at(-1) ?? sitzung.geaendert,
    anlagen: files.map((file) => anlageOf(file, names)),
    punkte: tagesordnung.map(
      (item): Punkt => ({
        punkt: item.punkt,
        titel: item.titel,
        istOeffentlich: item.oeffentlich,
        beschluss: outcomeWords(item),
        papiere: item.vorlagen.flatMap(({ id }) => {
          const found = papers.get(id)
          return found ? [papierOf(found, read)] : []
        }),
      }),
    ),
  }
}

/** What stands beside a meeting and its papers, and the key of all of it. */
async function completed(
  payload: Payload,
  { list, ...found }: Omit<Read, 'papers' | 'names' | 'ort'> & { list: readonly Vorlage[] },
): Promise<FoundUnterlagen> {
  const { drafts, sitzung } = found
  const own = [sitzung.einladung, sitzung.protokoll].filter((one) => one !== null)
  const [{ ortsname }, names] = await Promise.all([
    payload.findGlobal({ slug: 'einstellungen', ...plainRead, locale: 'de' }),
    readNames(payload, [...own, ...list.flatMap(({ dateien }) => dateien)]),
  ])
  const papers = new Map(list.map((paper) => [paper.id, paper]))
  const read = unterlagenOf({ ...found, papers, names, ort: ortsname ?? '' })
  const unterlagen = drafts === undefined ? read : { ...read, zumPruefen: true }
  const content = JSON.stringify([version, sitzung.id, unterlagen])
  return { unterlagen, schluessel: hash('sha256', content, 'base64url') }
}

/** What a meeting's file holds for one person, and the key under which it is kept. */
export type FoundUnterlagen = { unterlagen: Unterlagen; schluessel: string }

/**
 * Everything that somebody may read of a meeting at this moment, as the calls answer it; throws
 * `not-found`. The key is the hash of all of it: whoever sees something else has another file, and any
 * change makes a new one.
 */
export async function readUnterlagen(
  payload: Payload,
  sessions: Sessions,
  id: number,
): Promise<FoundUnterlagen> {
  const asked = { payload, sessions, params: { sprache: 'de' } } as const
  const listed: Params<'vorlagen'> = {
    sprache: 'de',
    seite: 1,
    pro_seite: everyPaper,
    order: [],
    sitzung_id: id,
  }
  const [{ answer: sitzung }, { answer: list }] = await Promise.all([
    sitzungenId({ ...asked, id }),
    vorlagen({ ...asked, params: listed, id: 0 }),
  ])
  return completed(payload, { sitzung, list: list.data })
}

/**
 * The same of a meeting as the office has it by now, for the clerk to look through before anybody is
 * invited: as its committee will read it, drafts among it. It says so, and has a key of its own.
 */
export async function readForOffice(payload: Payload, id: number): Promise<FoundUnterlagen> {
  const { sitzung, papers, drafts } = await readNewestMeeting(payload, id)
  return completed(payload, { sitzung, list: papers, drafts })
}
