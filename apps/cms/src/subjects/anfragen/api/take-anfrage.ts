import { randomUUID } from 'node:crypto'
import { sprachen } from '@kurstadt/contract'
import { type Eingang, statusPathOf } from '@kurstadt/contract/forms'
import type { Payload } from 'payload'
import type pg from 'pg'
import { z } from 'zod'
import {
  asSql,
  type Executor,
  executorOf,
  oneTransaction,
  sql,
} from '../../../platform/database/index.ts'
import type { PreparedUpload } from '../../../platform/media/index.ts'
import { spend, tooMany } from '../../../wire/intake/index.ts'
import { artLabelOf } from '../collections/anfragen/arten.ts'
import { countedFrom } from '../collections/anfragen/kept-days.ts'
import { deletionDay, historyAfter } from '../collections/anfragen/lebenslauf.ts'
import { draftOf, makesDraft } from '../drafts/make-draft.ts'
import {
  addressOf,
  angabenOf,
  bezeichnungOf,
  hashOfZugang,
  mapLinkOf,
  referenceOf,
  senderFields,
  zugangOf,
} from '../inbox/index.ts'
import { type Anfrage, bytesOf } from './anfrage.ts'
import { keepAttachments, prepareAttachments } from './attachments.ts'
import { emailsAbout } from './emails.ts'
import { type KeptRequest, keepRequest } from './keep-request.ts'
import { bytes } from './limits.ts'
import { settingsFor } from './settings.ts'

/** What takes requests: the content to read, and the way in. */
export type Intake = { payload: Payload; intake: Pick<pg.Pool, 'query'> }

/** What forms call the people who fill them in. */
const sender = z.object({
  vorname: z.string().nullish(),
  nachname: z.string().nullish(),
  email: z.string().nullish(),
  telefon: z.string().nullish(),
})

const known = z.object({ nummer: z.number(), sprache: z.enum(sprachen) })

async function findKnown(
  database: Executor,
  { absendung: { schluessel } }: Anfrage,
  secret: string,
): Promise<Eingang | null> {
  const { rows } = await database.execute(
    sql`select nummer::int as nummer, sprache from anfragen where schluessel = ${schluessel}`,
  )
  if (rows[0] === undefined) return null
  const { nummer, sprache } = known.parse(rows[0])
  return {
    referenz: referenceOf(nummer),
    verlauf: statusPathOf(sprache, zugangOf(schluessel, secret)),
  }
}

function matterOf({ felder }: Anfrage): [string, unknown][] {
  return Object.entries(felder).filter(([name, value]) => !senderFields.has(name) && value !== null)
}

/** Lines of the letter to the office; further lines of a text are indented, so that none passes for ours. */
function linesOf({ name: art, felder, absendung, bilder }: Anfrage, name: string): string[] {
  const { email, telefon } = sender.parse(felder)
  const who = [
    { label: 'Von', text: name },
    { label: 'E-Mail', text: email ?? '' },
    { label: 'Telefon', text: telefon ?? '' },
  ].filter(({ text }) => text !== '')
  const pictures = bilder.length === 0 ? [] : [{ label: 'Bilder', text: String(bilder.length) }]
  const address = addressOf(art, absendung.query)
  const answers = [...who, ...angabenOf(art, felder), ...pictures, ...address]
  const lines = answers.map(({ label, text }) => {
    const asked = /[?:.]$/.test(label) ? label : `${label}:`
    return `${asked} ${text.replaceAll('\n', '\n    ')}`
  })
  const link = mapLinkOf(felder.standort)
  return link === null ? lines : [...lines, 'Karte:', link]
}

/** Longest name that an editor may save again. */
const longestName = 200

/** Forms whose senders confirm by mail what they want, before the office hears of it. */
const confirmedFirst: ReadonlySet<Anfrage['name']> = new Set(['schwarzes-brett'])

/** The request as it will be kept, with the letters about it. */
async function prepare(payload: Payload, anfrage: Anfrage, who: string): Promise<KeptRequest> {
  const { absendung, felder, name: art } = anfrage
  const { sprache, schluessel } = absendung
  const { stelle, tage } = await settingsFor(payload, anfrage)
  const { vorname, nachname, email = null, telefon = null } = sender.parse(felder)
  const name = [vorname, nachname].filter(Boolean).join(' ').slice(0, longestName)
  const zugang = zugangOf(schluessel, payload.secret)
  const now = new Date()
  const received = now.toISOString()
  const placeholder = randomUUID()
  const row = {
    id: randomUUID(),
    art,
    bezeichnung: bezeichnungOf(placeholder, art),
    name,
    email,
    telefon,
    ...absendung,
    daten: Object.fromEntries(matterOf(anfrage)),
    status: 'neu' as const,
    zugang: hashOfZugang(zugang),
    eingegangen_am: received,
    loeschen_am: deletionDay(countedFrom(received, art, felder), tage),
    verlauf: historyAfter(undefined, {}, { now, who: null }),
  }
  const mails = confirmedFirst.has(art)
    ? []
    : emailsAbout({
        id: row.id,
        referenz: placeholder,
        art: artLabelOf(art),
        verlauf: statusPathOf(sprache, zugang),
        sprache,
        email,
        stelle,
        zeilen: linesOf(anfrage, name),
      })
  return { who, secret: payload.secret, row, mails, placeholder }
}

/** What became of a request; `isNew` is false when the same one had come before. */
export type Outcome = { eingang: Eingang; isNew: boolean }

const kept = z.object({ nummer: z.number() })

function outcomeOf(
  { row: { schluessel }, secret }: KeptRequest,
  { absendung: { sprache } }: Anfrage,
  row: unknown,
): Outcome {
  const verlauf = statusPathOf(sprache, zugangOf(schluessel, secret))
  return { eingang: { referenz: referenceOf(kept.parse(row).nummer), verlauf }, isNew: true }
}

/** A request that nothing is made of: one statement, which is a transaction of its own. */
async function takeAtOnce(
  { payload, intake }: Intake,
  anfrage: Anfrage,
  request: KeptRequest,
): Promise<Outcome> {
  const { text, values } = keepRequest(request)
  const { rows } = await intake.query({ name: 'anfrage', text, values: [...values] })
  if (rows[0] !== undefined) return outcomeOf(request, anfrage, rows[0])
  const before = await findKnown(payload.db.drizzle, anfrage, payload.secret)
  if (before === null) throw tooMany()
  return { eingang: before, isNew: false }
}

/** What belongs to a request besides its letters. */
type Belongings = { request: KeptRequest; attachments: readonly PreparedUpload[] }

/** Counts the pictures of a request; what is not kept in the end counts for nothing. */
async function countPictures(
  database: Executor,
  anfrage: Anfrage,
  { who, secret }: KeptRequest,
): Promise<void> {
  const amount = bytesOf(anfrage)
  if (amount === 0) return
  const { rows } = await database.execute(asSql(spend({ limit: bytes, who, secret, amount })))
  if (rows[0] === undefined) throw tooMany(3600)
}

/** A request with a draft for an editor or with pictures: all in one transaction. */
function takeTogether(
  payload: Payload,
  anfrage: Anfrage,
  { request, attachments }: Belongings,
): Promise<Outcome> {
  return oneTransaction(payload, async (req) => {
    const database = await executorOf(req)
    // The API reads; only here it says that it is going to write.
    await database.execute(sql`set transaction read write`)
    const { id, schluessel } = request.row
    await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${schluessel}, 7))`)
    const before = await findKnown(database, anfrage, payload.secret)
    if (before !== null) return { eingang: before, isNew: false }
    await countPictures(database, anfrage, request)
    const draft = await draftOf(req, anfrage)
    const { rows } = await database.execute(asSql(keepRequest(request)))
    if (rows[0] === undefined) throw tooMany()
    if (draft !== null)
      await database.execute(
        sql`insert into anfragen_rels (parent_id, path, ${sql.identifier(`${draft.relationTo}_id`)})
            values (${id}, 'entwurf', ${draft.value})`,
      )
    await keepAttachments(req, { id, felder: anfrage.felder }, attachments)
    return outcomeOf(request, anfrage, rows[0])
  })
}

/**
 * Keeps a request, what came with it, what is made of it and the letters about it, all of them or
 * nothing (F09). The same request sent twice is one (F12). `who` is whom the rate limit is counted
 * for.
 */
export async function takeAnfrage(intake: Intake, anfrage: Anfrage, who: string): Promise<Outcome> {
  // Nothing waits for a picture but its own request: no connection is held meanwhile.
  const attachments = await prepareAttachments(anfrage)
  const request = await prepare(intake.payload, anfrage, who)
  const isPlain = attachments.length === 0 && !makesDraft(anfrage)
  return isPlain
    ? takeAtOnce(intake, anfrage, request)
    : takeTogether(intake.payload, anfrage, { request, attachments })
}
