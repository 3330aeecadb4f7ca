import { randomUUID } from 'node:crypto'
import { partnerAnsicht, partnerAntwort, partnerCalls } from '@kurstadt/contract/partner'
import { createLocalReq, type Payload } from 'payload'
import pg from 'pg'
import { z } from 'zod'
import type { Rolle } from '../../apps/cms/src/editing/access/index.ts'
import { stopAfterFile } from '../support/leftovers.ts'
import { startApiHere } from './api-here.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { cmsEnvironment } from './content-api.ts'
import { addBusiness, addHost, type Keeper } from './partner-entries.ts'
import { english, german, published } from './writing.ts'

type Mail = { an: string; betreff: string; text: string }

/** A town whose hosts and businesses keep their entries, and what both sides do. */
export type Partners = Awaited<ReturnType<typeof openPartners>>

const change = z.object({
  label: z.string(),
  vorher: z.string(),
  jetzt: z.string().nullable(),
  neu: z.string(),
})
const picture = z.object({
  istNeu: z.boolean(),
  vorschau: z.string().nullable(),
  gross: z.string().nullable(),
  worte: z.array(z.string()),
})
const officeView = z.object({
  einladung: z.object({ email: z.string(), beantwortet: z.string().nullable() }).nullable(),
  vorschlag: z
    .object({
      stand: z.string(),
      istEntwurf: z.boolean(),
      aenderungen: z.array(change),
      bilder: z.object({ vorher: z.array(picture), neu: z.array(picture) }).nullable(),
    })
    .nullable(),
})

/** What whoever has a link does. */
function partnersOf(url: string) {
  const ask = (path: string, body: object) =>
    fetch(`${url}/api/cms${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Absender': randomUUID() },
      body: JSON.stringify(body),
    })
  const look = async (zugang: string) => {
    const response = await ask(partnerCalls.ansehen, { zugang })
    return response.status === 200 ? partnerAnsicht.parse(await response.json()) : response.status
  }
  const act = async (zugang: string, tun: string, more: object = {}) => {
    const response = await ask(partnerCalls.senden, { zugang, tun, ...more })
    return response.status === 200 ? partnerAntwort.parse(await response.json()) : response.status
  }
  const send = (zugang: string, felder: object, fotos: object[] = []) =>
    act(zugang, 'senden', { felder, fotos })
  return { ask, look, act, send }
}

/** What the office does, as an editor of its tourism. */
function officeOf(back: BackOffice, token: string) {
  const call: BackOffice['call'] = (...asked) => back.call(...asked)
  const post = ({ id, typ }: Keeper, act: string, body: object = {}, as = token) =>
    call('POST', `${typ}/${id}/partner-${act}`, body, as)
  const invite = (to: Keeper, email = to.email, as = token) => post(to, 'einladen', { email }, as)
  const view = async ({ id, typ }: Keeper) =>
    officeView.parse((await call('GET', `${typ}/${id}/partner`, undefined, token)).body)
  /** What an editor decides about what they see. */
  const decide = async (to: Keeper, how: string, more: object = {}) =>
    post(to, how, { stand: (await view(to)).vorschlag?.stand, ...more })
  return { call, post, invite, officeView: view, decide }
}

/** What changes entries besides, and how they stand. */
function entriesOf(payload: Payload) {
  const update = ({ id }: Keeper, data: object, draft: boolean) =>
    payload.update({ collection: 'unterkuenfte', id, ...german, data, draft })
  return {
    host: (more: object) => addHost(payload, more),
    business: () => addBusiness(payload),
    bin: (to: Keeper) => update(to, { deletedAt: new Date().toISOString() }, false),
    change: (to: Keeper, data: object) => update(to, { ...data, ...published }, false),
    draft: (to: Keeper, data: object) => update(to, { ...data, _status: 'draft' }, true),
    publicBeds: async ({ id }: Keeper) =>
      (await payload.findByID({ collection: 'unterkuenfte', id, ...german })).betten,
    shutDaysOf: async ({ id }: Keeper, locale: 'de' | 'en' = 'de') => {
      const asked = { collection: 'unterkuenfte', id, ...german, locale } as const
      return (await payload.findByID(asked)).schliesstage ?? []
    },
    inEnglish: ({ id }: Keeper, data: object) =>
      payload.update({ collection: 'unterkuenfte', id, ...english, data }),
    hoursOf: async ({ id }: Keeper) => {
      const doc = await payload.findByID({ collection: 'brancheneintraege', id, ...german })
      return doc.oeffnungszeitenStrukturiert ?? []
    },
  }
}

/** What the product does by itself, and what it shows on the dashboard. */
function productOf(payload: Payload) {
  const waiting = async (rolle: Rolle) => {
    const { readWaitingProposals } = await import('../../apps/cms/src/subjects/partner/index.ts')
    const where = { rollen: { contains: rolle } }
    const { docs } = await payload.find({ collection: 'benutzer', ...german, where })
    const [user] = docs
    if (!user) throw new Error('Nobody has this role.')
    const req = await createLocalReq({ user: { ...user, collection: 'benutzer' } }, payload)
    return readWaitingProposals(req)
  }
  /** What the worker does each morning. */
  const keep = async (now: Date) => {
    const { keepPartners } = await import('../../apps/cms/src/subjects/partner/jobs/index.ts')
    const { log } = await import('../../apps/cms/src/platform/log/log.ts')
    await Reflect.apply(keepPartners, null, [{}, { payload, log, now: () => now }])
  }
  return { waiting, keep }
}

async function openRows(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  stopAfterFile(() => client.end())
  const rowsOf = async (text: string, ...values: unknown[]) =>
    (await client.query<Record<string, unknown>>(text, values)).rows
  const mailsTo = async (an: string) => {
    const text = 'select an, betreff, text from mails where an = $1 order by created_at, id'
    return (await client.query<Mail>(text, [an])).rows
  }
  const logOf = ({ id }: Keeper) =>
    rowsOf('select vorgang, wer from protokoll where dokument = $1', id)
  return { rowsOf, mailsTo, logOf }
}

/** Opens the town. */
export async function openPartners() {
  const back = await openBackOffice()
  const { payload } = back
  const api = await startApiHere(cmsEnvironment(back.databaseUrl))
  const rows = await openRows(back.databaseUrl)
  const [partners, entries] = [partnersOf(api.url), entriesOf(payload)]
  const office = officeOf(back, await back.logIn('tourismus'))
  const lastLink = async ({ email }: Keeper) => {
    const mail = (await rows.mailsTo(email)).at(-1)
    const zugang = /eintrag-pflegen\/([\w-]{22})\//.exec(mail?.text ?? '')?.[1] ?? ''
    return { email: mail?.an, zugang }
  }
  /** A host with a link. */
  const invited = async (more: object) => {
    const host = await entries.host(more)
    await office.invite(host)
    const { zugang } = await lastLink(host)
    const view = await partners.look(zugang)
    if (typeof view === 'number' || view.stand !== 'offen') throw new Error('No link came.')
    return { host, zugang, view }
  }
  const product = productOf(payload)
  const logIn = (rolle: Rolle) => back.logIn(rolle)
  const download = (path: string, token: string) => back.download(path, token)
  const more = { payload, download, logIn, lastLink, invited }
  return { ...rows, ...partners, ...entries, ...office, ...product, ...more }
}
