import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { fillCouncil, fillIntranet, secret } from '../contract/council.ts'
import { openLoginsApart } from '../contract/logins.ts'
import { german, local, published } from '../contract/writing.ts'
import { stopAfterFile } from '../support/leftovers.ts'
import { freePort } from '../support/ports.ts'
import { startWebsiteProcess, type WebsiteProcess } from '../support/website-process.ts'

// 18.8: what stands behind a login is in no cache of the website. Whatever one might keep is asked
// for, and then all of the process's memory is looked through (T12, T20, T24).

let site: WebsiteProcess
const folder = mkdtempSync(path.join(tmpdir(), 'kurstadt-memory-'))
const file = path.join(folder, 'dump')
/** Stands in a page that everybody may read. */
const open = 'Fuerallebuerger4711'
/** Without umlauts, which a heap snapshot writes in another way. */
const password = 'elf Worte und noch mehr davon'
const accounts = { intranet: 'ayse@rathaus.example', gemeinderat: 'nora@rat.example' }
const person = { vorname: 'Ayse', nachname: 'Nurimkonto4711' } as const

beforeAll(async () => {
  const { setPassword } = await import('../../apps/cms/src/subjects/anmeldung/credentials.ts')
  const { payload, client, api } = await openLoginsApart()
  await fillCouncil(payload)
  await fillIntranet(payload)
  await payload.create({
    collection: 'seiten',
    ...german,
    data: {
      ...published,
      pageLayout: 'slim',
      pageTheme: 'default',
      titel: open,
      pfad: '/de/offen/',
    },
  })
  const konto = await payload.create({
    collection: 'intranet_konten',
    ...local,
    data: { ...person, email: accounts.intranet },
  })
  const rat = await payload.create({
    collection: 'raete',
    ...local,
    data: { ...person, email: accounts.gemeinderat, _status: 'published' },
  })
  await setPassword(client, 'intranet', konto.id, { password, isOneTime: false })
  await setPassword(client, 'rat', rat.id, { password, isOneTime: false })
  stopAfterFile(() => Promise.resolve(rmSync(folder, { recursive: true })))
  site = await startWebsiteProcess({
    port: await freePort(),
    apiUrl: api.url,
    environment: {
      NODE_OPTIONS: `--import=${path.resolve(import.meta.dirname, '../support/dump-memory.ts')}`,
      MEMORY_DUMP: file,
    },
  })
  stopAfterFile(site.stop)
})

type Area = keyof typeof accounts

async function logIn(area: Area): Promise<string> {
  const body = new URLSearchParams({ email: accounts[area], passwort: password, tun: 'anmelden' })
  const path = area === 'intranet' ? '/de/intranet/' : '/de/gemeinderat/intern/'
  const answer = await fetch(site.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: site.url },
    body,
  })
  expect(answer.status).toBe(303)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

/** Everything that links lead to from some places: its address and its text. */
async function crawl(starts: readonly string[], cookie: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const places = [...starts]
  for (const address of places) {
    // No worker makes it here, and whoever asks for more than its head waits for it.
    const method = address.endsWith('/unterlagen.pdf') ? 'HEAD' : 'GET'
    const answer = await fetch(site.url + address, { method, headers: { cookie } })
    const text = await answer.text()
    found.set(address, text)
    for (const [, href = ''] of text.matchAll(/href="([^"#]+)/g)) {
      const next = href.replaceAll('&amp;', '&')
      if (/^\/de\/(?:intranet|gemeinderat)\//.test(next) && !places.includes(next))
        places.push(next)
    }
  }
  return found
}

/** What stands around some words, so that a failure says where they are held; null without them. */
function near(dump: string, words: string): string | null {
  const at = dump.indexOf(words)
  return at < 0 ? null : dump.slice(Math.max(0, at - 300), at + 100)
}

const holding = (texts: Map<string, string>) =>
  [...texts].filter(([, text]) => text.includes(secret)).map(([address]) => address)

/** All that the process holds once the garbage is collected. */
async function dumpMemory(): Promise<string> {
  rmSync(file, { force: true })
  site.kill('SIGUSR2')
  await expect.poll(() => existsSync(file), { timeout: 60_000 }).toBe(true)
  return readFile(file, 'utf8')
}

test('18.8: the memory of the website holds nothing of what was read behind the logins', async () => {
  const cookie = [await logIn('intranet'), await logIn('gemeinderat')].join('; ')
  const starts = ['/de/intranet/', '/de/gemeinderat/', '/de/gemeinderat/intern/']
  const searches = starts.map((start) => `${start}suche/?q=${secret}`)
  const read = holding(await crawl([...starts, ...searches], cookie))
  expect(read.filter((place) => place.startsWith('/de/intranet/')).length).toBeGreaterThan(10)
  expect(read.filter((place) => place.startsWith('/de/gemeinderat/')).length).toBeGreaterThan(6)
  expect(holding(await crawl([...starts, '/de/offen/'], ''))).toEqual([])
  const tokens = [...cookie.matchAll(/(?:intranetauth|ratsinfoauthJWT)=([^;]{20,})/g)].map(
    ([, token = '']) => token,
  )
  expect(tokens).toHaveLength(2)
  const own = [secret, secret.toLowerCase(), person.nachname, ...Object.values(accounts), password]
  let dump = ''
  const held = async () => {
    dump = await dumpMemory()
    return [...own, ...tokens].map((words) => near(dump, words)).filter((text) => text !== null)
  }
  // What was sent last goes with its connection, which ends when nobody asks for a while.
  await expect.poll(held, { timeout: 45_000, interval: 3_000 }).toEqual([])
  // What everybody may read is there: as an answer of the content API, and as a page that is sent.
  for (const words of [`"${open}"`, `<title>${open}`])
    expect(near(dump, words), words).not.toBeNull()
})
