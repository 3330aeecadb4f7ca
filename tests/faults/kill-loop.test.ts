import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eingang } from '@kurstadt/contract/forms'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { event, message, openTakingApart } from '../contract/anfragen.ts'
import { openShop } from '../contract/shop.ts'
import { throwDice } from '../support/dice.ts'
import { freePort } from '../support/ports.ts'
import { startPostgres } from '../support/postgres.ts'
import { readLetter, startMailServer } from '../support/smtp.ts'
import { askDatabase, Victims, victimKinds } from '../support/victims.ts'
import { faultsOf, goToButton, lostOf, order, type Thanked, workOn } from './orders-while-killed.ts'

// F09, F11: whatever is killed while it works, a thank-you page has its request or its order, its
// pieces and its letters. All of the rounds:
// `KILL_ROUNDS=200 npx vitest run --project faults tests/faults/kill-loop.test.ts`.

/** Rounds to play; without a number as many as fit into the seconds that all tests may have, and one for each. */
const rounds = Number(process.env.KILL_ROUNDS ?? Number.POSITIVE_INFINITY)
const longest = process.env.KILL_ROUNDS === undefined ? 20_000 : 3_600_000
/** What chance decides, the same again for the same number. */
const seed = Number(process.env.KILL_SEED ?? 20)
const dice = throwDice(seed)

const cluster = await startPostgres()
const smtp = await startMailServer()
const from = 'website@bad-silberbronn.example'
const town = await openTakingApart({}, cluster.url)
const { environment, payload, api } = town
const shop = await openShop({}, town)
/** Of one there are soon none left but what is cancelled, of the other always enough. */
const rare = await shop.add('Rarität', 700, { menge_limit: 25 })
const plenty = await shop.add('Kerze', 450, { menge_limit: 100_000, mwst: '7' })
const variables = { ...environment, SMTP_URL: smtp.url, MAIL_FROM: from }

const ask = <Row extends pg.QueryResultRow>(statement: string) =>
  askDatabase<Row>(cluster.url, statement)

/** Sends one request, and again under the same key when nobody answered; its number, or null. */
async function send(url: string, schluessel: string): Promise<string | null> {
  const isEvent = dice(2) === 0
  const email = `${schluessel}@post.example`
  const fields = isEvent ? { ...event, email } : { ...message, email, telefon: '' }
  const body = { ...fields, schluessel, sprache: 'de', pfad: '/de/', query: {} }
  for (let tries = 0; tries < 2; tries += 1) {
    const response = await fetch(`${url}/api/anfragen/${isEvent ? 'veranstaltung' : 'kontakt'}`, {
      method: 'POST',
      signal: AbortSignal.timeout(15_000),
      headers: {
        Origin: url,
        'Content-Type': 'application/json',
        'X-Forwarded-For': `203.${dice(256)}.${dice(256)}.${dice(256)}`,
      },
      body: JSON.stringify(body),
    }).catch(() => null)
    const answer = eingang.safeParse(await response?.json().catch(() => null))
    if (answer.success) return answer.data.referenz
    await sleep(200)
  }
  return null
}

type Promised = { schluessel: string; referenz: string }

/** Everybody is killed once, whatever the time; then whoever chance names. */
const victimOf = (round: number) =>
  victimKinds[round] ?? victimKinds[dice(victimKinds.length)] ?? 'api'

/** A wave of requests and orders, somebody who dies in it, and an office that works meanwhile. */
async function playRound(victims: Victims, round: number) {
  const shopping = { url: victims.url, dice }
  const wanted = () => [rare, rare, plenty].slice(dice(3))
  const buyers = await Promise.all([0, 1, 2].map(() => goToButton(shopping, wanted())))
  const sending = Promise.all(
    [0, 1, 2].map(async () => {
      await sleep(dice(200))
      const schluessel = randomUUID()
      const referenz = await send(victims.url, schluessel)
      return referenz === null ? [] : [{ schluessel, referenz }]
    }),
  )
  const ordering = Promise.all(
    buyers.map(async (from) => {
      await sleep(dice(200))
      return from === null ? [] : ((await order(shopping, from)) ?? [])
    }),
  )
  const working = workOn(payload, dice, ask)
  await sleep(dice(300))
  await victims[victimOf(round)]()
  await working
  return { requests: (await sending).flat(), orders: (await ordering).flat() }
}

/** Sends what is still waiting, when its time has come: dead workers have left it in the middle. */
async function sendTheRest(): Promise<void> {
  const { sendMail } = await import('../../apps/cms/src/subjects/mails/jobs/mail.ts')
  const { openTransport } = await import('../../apps/cms/src/platform/mail/index.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const tools = {
    payload,
    log,
    now: () => new Date(Date.now() + 3_600_000),
    transport: openTransport(smtp.url, from),
    from,
  }
  for (const { id } of await ask<{ id: string }>("select id from mails where zustand = 'wartet'"))
    await sendMail({ id }, tools)
}

type Kept = { schluessel: string; referenz: string; mails: string[]; cared: number }

const keptRequests = `select a.schluessel, 'A-' || a.nummer::int as referenz,
  array(select m.id::text from mails m where m.anlass like 'anfrage:' || a.id || ':%') as mails,
  (select count(*)::int from mails m where m.anlass like 'anfrage:' || a.id || ':%'
    and (m.zustand = 'gesendet' or m.naechster_versuch is not null)) as cared
  from anfragen a`

/** Plays until time or rounds are over; what all thank-you pages have said. */
async function play(victims: Victims) {
  const promised: Promised[] = []
  const thanked: Thanked[] = []
  const end = performance.now() + longest
  let played = 0
  for (; played < rounds && (played < victimKinds.length || performance.now() < end); played += 1) {
    const { orders, requests } = await playRound(victims, played)
    promised.push(...requests)
    thanked.push(...orders)
  }
  return { played, promised, thanked }
}

/** Mails that are to be sent and that no mailbox has. */
async function missingOf(mails: readonly string[]): Promise<string[]> {
  const letters = await Promise.all(smtp.letters.map(readLetter))
  const arrived = new Set(letters.map(({ messageId }) => messageId))
  return mails.filter((id) => !arrived.has(`<${id}@bad-silberbronn.example>`))
}

async function expectRequests(promised: readonly Promised[]): Promise<void> {
  const kept = new Map((await ask<Kept>(keptRequests)).map((row) => [row.schluessel, row]))
  const lost = promised.filter(
    ({ schluessel, referenz }) => kept.get(schluessel)?.referenz !== referenz,
  )
  expect(lost).toEqual([])
  // What is kept is whole, whether or not anybody has heard of it.
  const torn = [...kept.values()].filter(({ mails, cared }) => mails.length !== 2 || cared !== 2)
  expect(torn).toEqual([])
  const [drafts] = await ask<{ drafts: number; events: number }>(`select
    (select count(*)::int from veranstaltungen) as drafts,
    (select count(*)::int from anfragen where art = 'veranstaltung') as events`)
  expect(drafts?.drafts).toBe(drafts?.events)
}

test(
  'F09, F11: whatever is killed, every thank-you has what it thanks for, and every piece is accounted for',
  async () => {
    const ports = { api: await freePort(), website: await freePort() }
    const victims = new Victims({ cluster, variables, api, ports })
    await victims.start()
    const { played, promised, thanked } = await play(victims)
    expect(Math.min(promised.length, thanked.length)).toBeGreaterThan(played / 2)
    await expectRequests(promised)
    expect(await lostOf(ask, thanked)).toEqual([])
    expect(await faultsOf(ask)).toEqual({ torn: [], unbooked: [], gaps: [] })
    const [orders] = await ask<{ n: number }>('select count(*)::int as n from bestellungen')
    await sendTheRest()
    const mails = (await ask<{ id: string }>('select id from mails')).map(({ id }) => id)
    expect(await missingOf(mails)).toEqual([])
    process.stdout.write(
      `${played} rounds (seed ${seed}), ${promised.length} thank-yous for requests, ${thanked.length} for orders, ${orders?.n} orders, ${mails.length} letters\n`,
    )
  },
  longest + 300_000,
)
