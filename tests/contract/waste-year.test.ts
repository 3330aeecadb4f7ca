import { pushNachricht } from '@kurstadt/contract/abos'
import fc from 'fast-check'
import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import type { Letter, Transport } from '../../apps/cms/src/platform/mail/index.ts'
import { overFrom } from '../../apps/cms/src/subjects/abos/jobs/reminder-time.ts'
import { type Killable, killable } from '../support/killable-payload.ts'
import { openPushTown, type PushTown } from './push-town.ts'
import { datesOf, eventsOf, remindersOf, type Year, type YearEvent, years } from './waste-year.ts'
import { german } from './writing.ts'

// A whole year of reminders within seconds: two workers, killed at any step, and dates that move.

type Jobs = typeof import('../../apps/cms/src/subjects/abos/jobs/index.ts')
type Mailing = typeof import('../../apps/cms/src/subjects/mails/jobs/mail.ts')
type Finding = typeof import('../../apps/cms/src/subjects/stadt/jobs/index.ts')
let town: PushTown
let jobs: Pick<Jobs, 'sendPush' | 'sendReminders'> &
  Pick<Mailing, 'dueMails' | 'sendMail'> &
  Pick<Finding, 'findCollections'>
let phone: ReturnType<PushTown['device']>
const people = ['anna@post.example', 'berta@post.example', 'carla@post.example']
const log = pino({ level: 'silent' })

beforeAll(async () => {
  town = await openPushTown()
  phone = town.device('/year')
  const arten = `${town.numbers.rest},${town.numbers.bio}`
  for (const email of people) {
    await town.order(email, { arten })
    await town.confirm(email)
  }
  await town.subscribe(phone, { strasse_id: town.numbers.street })
  jobs = {
    ...(await import('../../apps/cms/src/subjects/abos/jobs/index.ts')),
    ...(await import('../../apps/cms/src/subjects/mails/jobs/mail.ts')),
    ...(await import('../../apps/cms/src/subjects/stadt/jobs/index.ts')),
  }
})

/** A mail or a push message that has gone out, and when it was over. */
type Sent = { to: string; id: string; lines: string[]; at: string; over: string }

const kindsIn = (text: string) =>
  (['Restmüll', 'Biomüll'] as const).filter((name) => text.includes(name)).map(kindOf)
const kindOf = (name: 'Restmüll' | 'Biomüll') => (name === 'Restmüll' ? 'rest' : 'bio')

const sentOn = (datum: string, text: string): Pick<Sent, 'lines' | 'over'> => ({
  lines: kindsIn(text).map((kind) => `${datum} ${kind}`),
  over: overFrom(datum, null),
})

/** One worker at an instant: it reminds, mails and pushes, and may be killed at any step of that. */
async function work({ around, payload }: Killable, at: string, sent: Sent[]): Promise<void> {
  const send = async ({ messageId, text, to }: Letter) => {
    const [mail] = await town.rows('select anlass from mails where id::text = $1', [
      messageId.slice(1, messageId.indexOf('@')),
    ])
    const datum = mail?.anlass?.split(':')[3] ?? ''
    sent.push({ to, id: messageId, at, ...sentOn(datum, text) })
  }
  const transport: Transport = {
    send: (letter) => around(() => send(letter)),
    verify: async () => undefined,
  }
  const tools = { payload, log, now: () => new Date(at), transport, from: 'a@b.example' }
  await jobs.sendReminders({}, tools, jobs.findCollections)
  for (const { id } of await jobs.dueMails(tools, 50)) await jobs.sendMail({ id }, tools)
  await jobs.sendPush({}, tools)
}

/** Two workers of which each is started anew once it was killed. */
function openWorkers() {
  const workers = [killable(town.payload), killable(town.payload)]
  const look = async ({ at, fates }: Extract<YearEvent, { what: 'look' }>, sent: Sent[]) => {
    const before = town.service.taken.length
    const outcomes = workers.map(async (worker, place) => {
      const fate = fates[place]
      if (fate === undefined) return
      worker.killAfter(fate)
      const outcome = await worker.run(() => work(worker, at, sent))
      worker.killAfter(null)
      if (outcome === 'killed') workers[place] = killable(town.payload)
    })
    await Promise.all(outcomes)
    for (const { body, path } of town.service.taken.slice(before)) {
      const { marke, text } = pushNachricht.parse(JSON.parse(phone.browser.read(body)))
      const datum = marke.replace('abfuhr:', '').slice(0, 10)
      sent.push({ to: path, id: `${marke} ${text}`, at, ...sentOn(datum, text) })
    }
  }
  return { look }
}

/** What was sent in a year, and which days each was to be reminded of. */
async function runYear(year: Year) {
  for (const table of ['abfuhrtermine', 'mails', 'abo_meldungen', 'push_nachrichten'])
    await town.rows(`delete from ${table}`)
  const receivers = [...people, phone.path]
  for (const [place, zeit] of year.zeiten.entries())
    await town.rows(
      `update abos set zeit = $1 where bezieher in
         (select id from abo_bezieher where coalesce(email, endpunkt) like '%' || $2)`,
      [zeit, receivers[place]],
    )
  const dates = datesOf(year)
  const ids = new Map<string, string>()
  for (const { bekannt, datum, kind, sonst } of dates) {
    const data = bekannt === null ? { datum, verschoben_von: sonst } : { datum: sonst ?? datum }
    const made = await town.addDate(data.datum, town.ids[kind], data)
    ids.set(`${datum} ${kind}`, made.id)
  }
  const sent: Sent[] = []
  const { look } = openWorkers()
  for (const event of eventsOf(year, dates)) {
    if (event.what === 'look') await look(event, sent)
    else {
      const { datum, kind, sonst } = event.date
      const id = ids.get(`${datum} ${kind}`) ?? ''
      const data = { datum, verschoben_von: sonst }
      await town.payload.update({ collection: 'abfuhrtermine', id, ...german, data })
    }
  }
  return { dates, receivers, sent }
}

test('F13, F09: a year of reminders, with workers killed at any step: each comes once, and none when it is over', async () => {
  await fc.assert(
    fc.asyncProperty(years, async (year) => {
      const { dates, receivers, sent } = await runYear(year)
      expect(sent.filter(({ at, over }) => at >= over)).toEqual([])
      for (const [place, to] of receivers.entries()) {
        const own = sent.filter((one) => one.to === to)
        // What a killed worker had handed over already goes out again, and is known by its id.
        const once = [...new Map(own.map((one) => [one.id, one])).values()]
        const lines = once.flatMap((one) => one.lines).toSorted()
        expect(lines).toEqual(remindersOf(dates, year.zeiten[place] ?? 'abend-18'))
      }
    }),
    { numRuns: 1, endOnFailure: true },
  )
})
