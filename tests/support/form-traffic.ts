import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eingang } from '@kurstadt/contract/forms'
import type pg from 'pg'

/** How one request fared: its number, or null when it was not taken. */
export type Sent = { milliseconds: number; referenz: string | null }

const message = {
  betreff: 'Umzug',
  nachricht: 'Wir ziehen im Januar um und möchten uns ummelden.',
  vorname: 'Ayşe',
  nachname: 'Öztaş',
  telefon: '',
  datenschutz: true,
}

/** Sends a message to the town as a browser does, each from a household and an address of its own. */
async function send(url: string): Promise<Sent> {
  const schluessel = randomUUID()
  const travelling = { schluessel, sprache: 'de', pfad: '/de/kontakt/', query: {} }
  const start = performance.now()
  const response = await fetch(`${url}/api/anfragen/kontakt`, {
    method: 'POST',
    headers: {
      Origin: url,
      'Content-Type': 'application/json',
      'X-Forwarded-For': `203.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    },
    body: JSON.stringify({ ...message, email: `${schluessel}@post.example`, ...travelling }),
  }).catch(() => null)
  const answer = eingang.safeParse(await response?.json().catch(() => null))
  const milliseconds = performance.now() - start
  return { milliseconds, referenz: answer.success ? answer.data.referenz : null }
}

/** Sends at a steady rate, whether or not answers come. */
export async function sendSteadily(
  url: string,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Sent[]> {
  const sending: Promise<Sent>[] = []
  const start = performance.now()
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const due = start + (count * 1000) / perSecond
    if (due > performance.now()) await sleep(due - performance.now())
    sending.push(send(url))
  }
  return Promise.all(sending)
}

/** Requests that somebody was thanked for and that lack their row or one of their two letters. */
export async function lostOf(client: pg.Client, sent: readonly Sent[]): Promise<string[]> {
  const { rows } = await client.query<{ referenz: string }>(
    `select 'A-' || a.nummer::int as referenz from anfragen a join mails m on m.anfrage_id = a.id
     where m.zustand = 'gesendet' or m.naechster_versuch is not null
     group by a.id having count(*) = 2`,
  )
  const whole = new Set(rows.map(({ referenz }) => referenz))
  return sent.flatMap(({ referenz }) =>
    referenz === null || whole.has(referenz) ? [] : [referenz],
  )
}
