import type { LoginArea } from '@kurstadt/contract'
import { z } from 'zod'
import { fillCouncil, fillIntranet } from '../contract/council.ts'
import { type Logins, openLoginsApart, password } from '../contract/logins.ts'
import { german, local, published } from '../contract/writing.ts'
import { type ChaosProxy, startChaosProxy } from '../support/chaos-proxy.ts'
import { stopAfterFile } from '../support/leftovers.ts'
import { freePort } from '../support/ports.ts'
import { startWebsiteProcess } from '../support/website-process.ts'

/** Where the pages behind each login begin. */
export const places = { intranet: '/de/intranet/', rat: '/de/gemeinderat/intern/' } as const

/** Name of everybody who has an account here. */
export const person = { vorname: 'Ayse', nachname: 'Nurimkonto4711' } as const

/** A page that everybody may read. */
export const openPage = '/de/offen/'

const collections = { intranet: 'intranet_konten', rat: 'raete' } as const

/** Opens an account of one area with the password of all tests. */
async function openAccount({ payload, client }: Logins, area: LoginArea, email: string) {
  const { setPassword } = await import('../../apps/cms/src/subjects/anmeldung/credentials.ts')
  const data = { ...person, email }
  const { id } = await (area === 'intranet'
    ? payload.create({ collection: collections.intranet, ...local, data })
    : payload.create({ collection: collections.rat, ...local, data: { ...data, ...published } }))
  await setPassword(client, area, id, { password, isOneTime: false })
  return id
}

const numbers = z.array(z.object({ nummer: z.coerce.number() }))

/** Everything behind the logins, and a page that everybody may read. */
async function fill({ payload, client }: Logins) {
  const council = await fillCouncil(payload)
  await fillIntranet(payload)
  await payload.create({
    collection: 'seiten',
    ...german,
    data: {
      ...published,
      pageLayout: 'slim',
      pageTheme: 'default',
      titel: 'Offen',
      pfad: openPage,
    },
  })
  const first = async (text: string, values: string[] = []) =>
    numbers.parse((await client.query(`${text} limit 1`, values)).rows)[0]?.nummer ?? 0
  return {
    paper: council.papers.closed,
    meeting: council.meetings.closed,
    text: await first('select nummer from intranet_texte'),
    files: {
      intranet: await first("select nummer from dokumente where bereich = 'intranet'"),
      rat: await first('select nummer from dokumente where filename = $1', [
        council.secretFile.filename,
      ]),
    },
  }
}

/** Makes the file with all papers of a meeting, as the job worker does for a member who asks. */
async function makePapers({ payload }: Logins, sitzung: number, rat: number): Promise<void> {
  const { makeUnterlagenFile } = await import('../../apps/cms/src/subjects/rat/jobs/index.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const tools = { payload, log, now: () => new Date(), transport: null, from: '' }
  await makeUnterlagenFile({ sitzung, rat }, tools)
}

/**
 * The real website before the real content API, which finds its database through a proxy; with
 * texts, papers and files behind both logins.
 */
export async function openLoginTown() {
  const proxies: ChaosProxy[] = []
  const logins = await openLoginsApart({}, async (url) => {
    const proxy = await startChaosProxy(url)
    proxies.push(proxy)
    stopAfterFile(proxy.close)
    return Object.assign(new URL(url), { host: new URL(proxy.url).host }).href
  })
  const ids = await fill(logins)
  const site = await startWebsiteProcess({
    port: await freePort(),
    apiUrl: logins.api.url,
    environment: { WEBSITE_READ_POINTS: '1000000' },
  })
  stopAfterFile(site.stop)
  const post = (path: string, fields: Record<string, string>, cookie = '') =>
    fetch(site.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: site.url, cookie },
      body: new URLSearchParams(fields),
    })
  return {
    logins,
    site,
    ids,
    post,
    openAccount: (area: LoginArea, email: string) => openAccount(logins, area, email),
    makePapers: (rat: number) => makePapers(logins, ids.meeting, rat),
    /** Says what happens between the content API and its database. */
    setDatabase: (state: 'away' | 'there') => {
      for (const proxy of proxies) proxy.setChaos({ kind: state === 'away' ? 'reset' : 'none' })
    },
    /** Sends the login as a page does. */
    logIn: (area: LoginArea, email: string, passwort = password, path: string = places[area]) =>
      post(path, { email, passwort, tun: 'anmelden' }),
  }
}

/** What it answers. */
export type LoginTown = Awaited<ReturnType<typeof openLoginTown>>

/** The cookies that an answer sets, as a browser sends them back. */
export const cookiesIn = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
