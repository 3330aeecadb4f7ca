import { randomUUID } from 'node:crypto'
import { type AboAnsicht, aboAnsicht, aboAntwort, aboCalls } from '@kurstadt/contract/abos'
import { pino } from 'pino'
import type { JobTools } from '../../apps/cms/src/platform/queue/tools.ts'
import { openTaking } from './anfragen.ts'
import { german, numberOf } from './writing.ts'

type Row = Record<string, string>
type Town = Awaited<ReturnType<typeof openTaking>>

/** Two kinds of waste, a street of district 3, and one that has become part of it. */
async function addStreets({ payload }: Town) {
  const addKind = (titel: string, sortierung: number) =>
    payload.create({
      collection: 'abfallarten',
      ...german,
      data: { titel, sortierung, farbe: '#3A6B35', icon: 'tonne' },
    })
  const addStreet = (data: { name: string; bezirk: number; gehoert_zu?: string }) =>
    payload.create({
      collection: 'strassen',
      ...german,
      data: { hausnummern: data.bezirk === 3 ? '1 bis 60' : null, ...data },
    })
  const [rest, bio] = [await addKind('Restmüll', 1), await addKind('Biomüll', 2)]
  const street = await addStreet({ name: 'Talstraße', bezirk: 3 })
  const merged = await addStreet({ name: 'Alte Gasse', bezirk: 9, gehoert_zu: street.id })
  return {
    ids: { rest: rest.id, bio: bio.id },
    numbers: {
      street: numberOf(street),
      merged: numberOf(merged),
      rest: numberOf(rest),
      bio: numberOf(bio),
    },
  }
}

/** Opens a town that reminds people of collections by mail, on a database of its own. */
export async function openWasteMails() {
  const town = await openTaking()
  const { ids, numbers } = await addStreets(town)
  // They read the environment that the town has set.
  const { sendReminders } = await import('../../apps/cms/src/subjects/abos/jobs/index.ts')
  const { findCollections } = await import('../../apps/cms/src/subjects/stadt/jobs/index.ts')
  const rows = async (text: string, values: unknown[] = []) =>
    (await town.client.query<Row>(text, values)).rows
  const ask = (call: keyof typeof aboCalls, body: unknown) =>
    fetch(`${town.api.url}/api/cms${aboCalls[call]}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Absender': randomUUID() },
      body: JSON.stringify(body),
    })
  const mailsTo = (email: string) =>
    rows('select * from mails where an = $1 order by created_at, anlass', [email])
  const look = async (zugang: string): Promise<AboAnsicht> =>
    aboAnsicht.parse(await (await ask('ansehen', { zugang })).json())
  /** The secret part of the link in the first mail to an address. */
  const linkOf = async (email: string) => {
    const [mail] = await mailsTo(email)
    return /\/benachrichtigungen\/([\w-]{22})\//.exec(mail?.text ?? '')?.[1] ?? ''
  }
  return {
    ...town,
    ids,
    numbers,
    rows,
    ask,
    mailsTo,
    look,
    linkOf,
    addDate: (datum: string, abfallart: string, more: object = {}) =>
      town.payload.create({
        collection: 'abfuhrtermine',
        ...german,
        data: { datum, abfallart, bezirke: [3], ...more },
      }),
    order: async (email: string, felder: Row = {}) => {
      const { rest, street } = numbers
      const own = { strasse_id: String(street), arten: String(rest), zeit: 'abend-18' }
      const sent = { art: 'abfuhr', felder: { ...own, email, ...felder } }
      return aboAntwort.parse(await (await ask('bestellen', sent)).json())
    },
    /** Confirms all that waits for an address; answers the secret part of its link. */
    confirm: async (email: string) => {
      const zugang = await linkOf(email)
      for (const { id } of (await look(zugang)).abos)
        await ask('aendern', { tun: 'bestaetigen', zugang, abo: id })
      return zugang
    },
    reminders: async (email: string) =>
      (await mailsTo(email)).filter(({ anlass }) => anlass?.includes(':abfuhr:')),
    /** Runs the job once at an instant, as the worker does. */
    runAt: (instant: string): Promise<void> => {
      const tools: JobTools = {
        payload: town.payload,
        log: pino({ level: 'silent' }),
        now: () => new Date(instant),
        transport: null,
        from: 'a@b.example',
      }
      return sendReminders({}, tools, findCollections)
    },
  }
}

/** A town that reminds people of collections. */
export type WasteMails = Awaited<ReturnType<typeof openWasteMails>>
