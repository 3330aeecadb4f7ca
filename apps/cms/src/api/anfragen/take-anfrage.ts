import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { arten } from '../../collections/anfragen/arten.ts'
import { inTransaction, oneTransaction, sql } from '../../database/index.ts'
import { createTurns } from '../../media/index.ts'
import { ApiError } from '../errors.ts'
import type { Anfrage } from './anfrage.ts'
import { draftOf } from './draft-of.ts'
import { local } from './draft-parts.ts'
import { postLetters } from './letters.ts'

/** Pictures are worked on one at a time, before a connection is taken for them (T46, T48). */
const pictures = createTurns(1)
const longestQueue = 8

/** Number by which people ask after a request. */
const referenceOf = (nummer: unknown) => `A-${String(nummer)}`

/** What forms call the people who fill them in. */
const sender = z.object({
  vorname: z.string().nullish(),
  nachname: z.string().nullish(),
  email: z.string().nullish(),
  telefon: z.string().nullish(),
})

const known = z.object({ nummer: z.number() })

async function findKnown(req: PayloadRequest, { absendung }: Anfrage): Promise<string | null> {
  const [row] = await inTransaction(
    req,
    sql`select nummer::int as nummer from anfragen where schluessel = ${absendung.schluessel}`,
  )
  return row === undefined ? null : referenceOf(known.parse(row).nummer)
}

/** Keys that say something of the sender or of the sending, not of the matter. */
const aside = new Set(['vorname', 'nachname', 'email', 'telefon', 'datenschutz', 'bild'])

function matterOf({ felder }: Anfrage): [string, unknown][] {
  return Object.entries(felder).filter(([name, value]) => !aside.has(name) && value !== null)
}

function linesOf(anfrage: Anfrage, name: string): string[] {
  const { email, telefon } = sender.parse(anfrage.felder)
  const { query } = anfrage.absendung
  const matter = [...matterOf(anfrage), ...Object.entries(query)].map(
    ([field, value]) => `${field}: ${String(value)}`,
  )
  return [`Von: ${name}`, email && `E-Mail: ${email}`, telefon && `Telefon: ${telefon}`, ...matter]
    .filter((line) => typeof line === 'string')
    .filter((line) => line !== '')
}

async function store(req: PayloadRequest, anfrage: Anfrage): Promise<string> {
  const { absendung, felder, name: art } = anfrage
  const entwurf = await draftOf(req, anfrage)
  const { vorname, nachname, email = null, telefon } = sender.parse(felder)
  const name = [vorname, nachname].filter(Boolean).join(' ')
  const data = {
    art,
    name,
    email,
    telefon,
    ...absendung,
    daten: Object.fromEntries(matterOf(anfrage)),
    status: 'neu' as const,
    entwurf,
  }
  const doc = await req.payload.create({ collection: 'anfragen', data, req, ...local })
  const referenz = referenceOf(doc.nummer)
  const { label, bereich } = arten[art]
  const settings = await req.payload.findGlobal({ slug: 'einstellungen', req, ...local })
  const { name: office, kontakt } = bereich === 'tourismus' ? settings.tourismus : settings.rathaus
  await postLetters(req, {
    id: doc.id,
    referenz,
    art: label,
    sprache: absendung.sprache,
    email,
    stelle: { name: office, email: kontakt?.email ?? null },
    zeilen: linesOf(anfrage, name),
  })
  return referenz
}

/** What became of a request; `isNew` is false when the same one had come before. */
export type Outcome = { referenz: string; isNew: boolean }

function takeInTransaction(payload: Payload, anfrage: Anfrage): Promise<Outcome> {
  return oneTransaction(payload, async (req) => {
    // The API reads; only here it says that it is going to write.
    await inTransaction(req, sql`set transaction read write`)
    const { schluessel } = anfrage.absendung
    await inTransaction(req, sql`select pg_advisory_xact_lock(hashtextextended(${schluessel}, 7))`)
    const before = await findKnown(req, anfrage)
    if (before !== null) return { referenz: before, isNew: false }
    return { referenz: await store(req, anfrage), isNew: true }
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
