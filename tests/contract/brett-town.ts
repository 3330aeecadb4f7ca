import { randomUUID } from 'node:crypto'
import { calls } from '@kurstadt/contract'
import {
  type BrettAntwort,
  brettAnsicht,
  brettAntwort,
  brettCalls,
  brettErgebnis,
} from '@kurstadt/contract/brett'
import { formSamples } from '@kurstadt/contract/examples'
import { todayInBerlin } from '../../apps/cms/src/platform/time/berlin.ts'
import { daysLater } from '../../apps/cms/src/platform/time/days.ts'
import { openTaking, travelling } from './anfragen.ts'
import { german, local, published } from './writing.ts'

type Doc = Record<string, unknown>
type Mail = { an: string; antwort_an: string | null; betreff: string; text: string }

/** A town with a noticeboard, and what people do to it. */
export type Board = Awaited<ReturnType<typeof openBoard>>

/** A change of a notice. */
export const words = { art: 'biete', titel: 'Neue Worte', text: 'Zum Abholen am Abend.', preis: '' }

/** A message to whoever has written one. */
export const message = {
  name: 'Mara',
  nachricht: 'Ist das Rad noch da?',
  email: '',
  weitergeben: '',
}

/** An address that nobody else of the tests has. */
export const someone = () => `${randomUUID()}@post.example`

/** The secret part of the link that a mail names. */
export const linkIn = (mail: Mail | undefined) =>
  /eigene\/([\w-]{22})\//.exec(mail?.text ?? '')?.[1] ?? ''

/** The newest notice of an answer. */
export const first = (answer: BrettAntwort | number) =>
  typeof answer === 'number' ? null : (answer.ansicht.aushaenge[0] ?? null)

/** The day in the town so many days from today. */
export const inDays = (days: number) => daysLater(todayInBerlin(), days)

/** The instant so many days from now. */
export const afterDays = (days: number) => new Date(Date.now() + days * 86_400_000)

/** Opens a town that takes notices, with a page for each of them. */
export async function openBoard() {
  const town = await openTaking()
  await town.payload.create({
    collection: 'seiten',
    ...german,
    data: {
      ...published,
      titel: 'Aushang',
      pfad: '/de/schwarzes-brett/*',
      pageLayout: 'wide',
      pageTheme: 'default',
      detailseite_fuer: 'schwarzes_brett',
      bloecke: [{ blockType: 'schwarzes-brett-detail' as const }],
    },
  })
  const rowsOf = async (text: string, ...values: unknown[]) =>
    (await town.client.query<Record<string, unknown>>(text, values)).rows
  const settings = (data: object) =>
    town.payload.updateGlobal({ slug: 'einstellungen', ...local, locale: 'de', data })
  const put = (more: Doc) => {
    const { fields } = formSamples['schwarzes-brett']
    return town.post('schwarzes-brett', { ...fields, ...travelling(), ...more })
  }
  const ask = (path: string, body: object, sender = randomUUID()) =>
    fetch(`${town.api.url}/api/cms${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Absender': sender },
      body: JSON.stringify(body),
    })
  const mailsTo = async (an: string) => {
    const text =
      'select an, antwort_an, betreff, text from mails where an = $1 order by created_at, id'
    return (await town.client.query<Mail>(text, [an])).rows
  }
  const look = async (zugang: string) =>
    brettAnsicht.parse(await (await ask(brettCalls.ansehen, { zugang })).json())
  const act = async (zugang: string, tun: string, eintrag: string, more: object = {}) => {
    const response = await ask(brettCalls.aendern, { zugang, tun, eintrag, ...more })
    return response.status === 200 ? brettAntwort.parse(await response.json()) : response.status
  }
  /** A notice that somebody has asked for, with the link they got. */
  const asked = async (more: Doc = {}) => {
    const email = someone()
    const { status } = await put({ email, ...more })
    const zugang = linkIn((await mailsTo(email))[0])
    return { email, status, zugang, id: (await look(zugang)).aushaenge[0]?.id ?? '' }
  }
  const shown = async (query = '') =>
    calls.schwarzes_brett.answer.parse(
      await (await town.api.get(`/api/cms/schwarzes_brett${query}`)).json(),
    )
  const docOf = async (id: string) => {
    const text = 'select aushang from brett_aushaenge where id = $1'
    return (await town.client.query<{ aushang: string }>(text, [id])).rows[0]?.aushang ?? ''
  }
  /** What an editor does to a notice. */
  const office = async (id: string, data: Doc) =>
    town.payload.update({
      collection: 'schwarzes_brett',
      id: await docOf(id),
      ...german,
      draft: data._status === 'draft',
      data: { ...published, ...data },
    })
  /** A notice that hangs, in a town where it does so at once. */
  const hung = async (titel: string) => {
    await settings({ brett_pruefung: 'nachher' })
    const own = await asked({ titel })
    await act(own.zugang, 'bestaetigen', own.id)
    return { ...own, aushang: (await shown(`?q=${titel}`)).data[0]?.id ?? 0 }
  }
  const write = async (aushang: number, felder: object, sender = randomUUID()) => {
    const response = await ask(brettCalls.schreiben, { aushang, felder }, sender)
    return response.status === 200 ? brettErgebnis.parse(await response.json()) : response.status
  }
  /** What the worker does each morning. */
  const keep = async (now: Date) => {
    const { keepBoard } = await import('../../apps/cms/src/subjects/brett/jobs/index.ts')
    const { log } = await import('../../apps/cms/src/platform/log/log.ts')
    await Reflect.apply(keepBoard, null, [{}, { payload: town.payload, log, now: () => now }])
  }
  return {
    act,
    ask,
    asked,
    docOf,
    hung,
    keep,
    look,
    mailsTo,
    office,
    payload: town.payload,
    put,
    rowsOf,
    settings,
    shown,
    write,
  }
}
