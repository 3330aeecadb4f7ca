import { randomUUID } from 'node:crypto'
import {
  type AboAnsicht,
  type AboArt,
  aboAnsicht,
  aboAntwort,
  aboCalls,
} from '@kurstadt/contract/abos'
import { pino } from 'pino'
import type { JobTools } from '../../apps/cms/src/platform/queue/tools.ts'
import type { FindNews } from '../../apps/cms/src/subjects/abos/jobs/index.ts'
import { openTaking } from './anfragen.ts'
import { addCouncilPages, addPaper } from './council-town.ts'

type Row = Record<string, string>

/** Opens a council whose new papers people wait for by mail, on a database of its own. */
export async function openCouncilMails() {
  const town = await openTaking()
  await addCouncilPages(town.payload)
  // They read the environment that the town has set.
  const { sendNews, unconfirmed } = await import('../../apps/cms/src/subjects/abos/jobs/index.ts')
  const { findNewPapers } = await import('../../apps/cms/src/subjects/rat/jobs/index.ts')
  const { findNewNotices } = await import('../../apps/cms/src/subjects/rathaus/jobs/index.ts')
  const rows = async (text: string, values: unknown[] = []) =>
    (await town.client.query<Row>(text, values)).rows
  const ask = (call: keyof typeof aboCalls, body: unknown, headers: object = {}) =>
    fetch(`${town.api.url}/api/cms${aboCalls[call]}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Absender': randomUUID(), ...headers },
      body: JSON.stringify(body),
    })
  const mailsTo = (email: string) =>
    rows('select * from mails where an = $1 order by created_at, anlass', [email])
  const look = async (zugang: string): Promise<AboAnsicht | null> => {
    const response = await ask('ansehen', { zugang })
    return response.status === 404 ? null : aboAnsicht.parse(await response.json())
  }
  /** The secret part of the link in the first mail to an address. */
  const linkOf = async (email: string) => {
    const [mail] = await mailsTo(email)
    return /\/benachrichtigungen\/([\w-]{22})\//.exec(mail?.text ?? '')?.[1] ?? ''
  }
  return {
    ...town,
    rows,
    ask,
    mailsTo,
    look,
    linkOf,
    askFor: async (wort: string, email: string, art: AboArt = 'vorlagen') => {
      const response = await ask('bestellen', { art, felder: { wort, email } })
      return aboAntwort.parse(await response.json())
    },
    /** Confirms all that waits for an address; answers the secret part of its link. */
    confirm: async (email: string) => {
      const zugang = await linkOf(email)
      for (const { id } of (await look(zugang))?.abos ?? [])
        await ask('aendern', { tun: 'bestaetigen', zugang, abo: id })
      return zugang
    },
    news: async (email: string) =>
      (await mailsTo(email)).filter(({ anlass }) => anlass?.includes(':vorlagen:')),
    paper: (drucksache: string, titel: string, rest: object = {}) =>
      addPaper(town.payload, drucksache, titel, { titel, oeffentlich: true, ...rest }),
    /** Runs the job once, as the worker does. */
    run: (find: FindNews = findNewPapers) => {
      const tools: JobTools = {
        payload: town.payload,
        log: pino({ level: 'silent' }),
        now: () => new Date(),
        transport: null,
        from: 'a@b.example',
      }
      const others = { bekanntmachungen: findNewNotices, veranstaltungen: async () => [] }
      return sendNews({}, tools, { vorlagen: find, ...others })
    },
    findNewPapers,
    forget: (now: string) => town.payload.db.drizzle.execute(unconfirmed(now)),
  }
}

/** A council whose new papers people wait for. */
export type CouncilMails = Awaited<ReturnType<typeof openCouncilMails>>
