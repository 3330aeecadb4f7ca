import { sprachen } from '@kurstadt/contract'
import { type Eingang, statusPathOf } from '@kurstadt/contract/forms'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { arten } from '../../collections/anfragen/arten.ts'
import { inTransaction, oneTransaction, sql } from '../../database/index.ts'
import {
  angabenOf,
  hashOfZugang,
  referenceOf,
  senderFields,
  stelleOf,
  zugangOf,
} from '../../inbox/index.ts'
import { createTurns } from '../../media/index.ts'
import { ApiError } from '../errors.ts'
import type { Anfrage } from './anfrage.ts'
import { draftOf } from './draft-of.ts'
import { local } from './draft-parts.ts'
import { postLetters } from './letters.ts'

/** Pictures are worked on one at a time, before a connection is taken for them (T46, T48). */
const pictures = createTurns(1)
const longestQueue = 8

/** What forms call the people who fill them in. */
const sender = z.object({
  vorname: z.string().nullish(),
  nachname: z.string().nullish(),
  email: z.string().nullish(),
  telefon: z.string().nullish(),
})

const known = z.object({ nummer: z.number(), sprache: z.enum(sprachen) })

async function findKnown(req: PayloadRequest, { absendung }: Anfrage): Promise<Eingang | null> {
  const { schluessel } = absendung
  const [row] = await inTransaction(
    req,
    sql`select nummer::int as nummer, sprache from anfragen where schluessel = ${schluessel}`,
  )
  if (row === undefined) return null
  const { nummer, sprache } = known.parse(row)
  const zugang = zugangOf(schluessel, req.payload.secret)
  return { referenz: referenceOf(nummer), verlauf: statusPathOf(sprache, zugang) }
}

function matterOf({ felder }: Anfrage): [string, unknown][] {
  return Object.entries(felder).filter(([name, value]) => !senderFields.has(name) && value !== null)
}

/** Lines of the letter to the office; further lines of a text are indented, so that none passes for ours. */
function linesOf({ name: art, felder, absendung }: Anfrage, name: string): string[] {
  const { email, telefon } = sender.parse(felder)
  const who = [
    { label: 'Von', text: name },
    { label: 'E-Mail', text: email ?? '' },
    { label: 'Telefon', text: telefon ?? '' },
  ].filter(({ text }) => text !== '')
  return [...who, ...angabenOf(art, felder, absendung.query)].map(
    ({ label, text }) => `${label}: ${text.replaceAll('\n', '\n    ')}`,
  )
}

async function store(req: PayloadRequest, anfrage: Anfrage): Promise<Eingang> {
  const { absendung, felder, name: art } = anfrage
  const entwurf = await draftOf(req, anfrage)
  const { vorname, nachname, email = null, telefon } = sender.parse(felder)
  const name = [vorname, nachname].filter(Boolean).join(' ')
  const zugang = zugangOf(absendung.schluessel, req.payload.secret)
  const verlauf = statusPathOf(absendung.sprache, zugang)
  const data = {
    art,
    name,
    email,
    telefon,
    ...absendung,
    daten: Object.fromEntries(matterOf(anfrage)),
    status: 'neu' as const,
    zugang: hashOfZugang(zugang),
    entwurf,
  }
  const doc = await req.payload.create({ collection: 'anfragen', data, req, ...local })
  const referenz = referenceOf(doc.nummer)
  await postLetters(req, {
    id: doc.id,
    referenz,
    art: arten[art].label,
    verlauf,
    sprache: absendung.sprache,
    email,
    stelle: await stelleOf(req, art, absendung.sprache),
    zeilen: linesOf(anfrage, name),
  })
  return { referenz, verlauf }
}

/** What became of a request; `isNew` is false when the same one had come before. */
export type Outcome = { eingang: Eingang; isNew: boolean }

function takeInTransaction(payload: Payload, anfrage: Anfrage): Promise<Outcome> {
  return oneTransaction(payload, async (req) => {
    // The API reads; only here it says that it is going to write.
    await inTransaction(req, sql`set transaction read write`)
    const { schluessel } = anfrage.absendung
    await inTransaction(req, sql`select pg_advisory_xact_lock(hashtextextended(${schluessel}, 7))`)
    const before = await findKnown(req, anfrage)
    if (before !== null) return { eingang: before, isNew: false }
    return { eingang: await store(req, anfrage), isNew: true }
  })
}

/**
 * Keeps a request, what is made of it and the letters about it, all of them or nothing (F09). The
 * same request sent twice is one (F12).
 */
export function takeAnfrage(payload: Payload, anfrage: Anfrage): Promise<Outcome> {
  if (anfrage.bild === null) return takeInTransaction(payload, anfrage)
  if (pictures.waiting() >= longestQueue) throw new ApiError('unavailable')
  return pictures.run(() => takeInTransaction(payload, anfrage))
}
