import { aboAnsicht } from '@kurstadt/contract/abos'
import { beforeAll, expect, test } from 'vitest'
import { openWasteMails, type WasteMails } from './waste-mails.ts'
import { german } from './writing.ts'

let town: WasteMails

beforeAll(async () => {
  town = await openWasteMails()
  const { ids } = town
  await town.addDate('2031-03-30', ids.rest)
  await town.addDate('2031-03-30', ids.bio, { hinweis: 'Bitte früh herausstellen.' })
  await town.addDate('2031-07-01', ids.rest)
})

test('who wants reminders confirms each kind, and is told by its name and street', async () => {
  const email = 'erna@post.example'
  const arten = `${town.numbers.rest},${town.numbers.bio}`
  expect(await town.order(email, { arten })).toEqual({ ergebnis: 'angenommen' })
  const [mail] = await town.mailsTo(email)
  expect(mail?.betreff).toBe('Bitte bestätigen: Erinnerung an die Müllabfuhr')
  const { abos } = await town.look(await town.linkOf(email))
  expect(abos.map(({ bestaetigt, wort, zeit }) => [wort, zeit, bestaetigt])).toEqual([
    ['Restmüll: Talstraße, Hausnummern 1 bis 60', 'abend-18', false],
    ['Biomüll: Talstraße, Hausnummern 1 bis 60', 'abend-18', false],
  ])
})

test('nothing is sent that nobody has confirmed', async () => {
  await town.order('nie@post.example')
  await town.runAt('2031-03-29T19:00:00Z')
  expect(await town.reminders('nie@post.example')).toEqual([])
})

test('a reminder comes at its hour by clocks in Berlin, once, with all kinds of the day', async () => {
  const email = 'frida@post.example'
  await town.order(email, { arten: `${town.numbers.rest},${town.numbers.bio}` })
  await town.confirm(email)
  // Clocks change in the night to 30 March: 18:00 is still at UTC+1.
  await town.runAt('2031-03-29T16:59:00Z')
  expect(await town.reminders(email)).toEqual([])
  await Promise.all([town.runAt('2031-03-29T17:00:00Z'), town.runAt('2031-03-29T17:00:00Z')])
  await town.runAt('2031-03-29T17:01:00Z')
  const sent = await town.reminders(email)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.betreff).toBe('Müllabfuhr am Sonntag, 30. März 2031: Restmüll, Biomüll')
  expect(sent[0]?.text).toContain('Bitte früh herausstellen.')
  expect(sent[0]?.text).toContain(`/benachrichtigungen/${await town.linkOf(email)}/`)
})

test('a worker that was away reminds of what is not over, and of nothing that is', async () => {
  const [late, tooLate] = ['gustl@post.example', 'hanne@post.example']
  await town.order(late)
  await town.confirm(late)
  await town.runAt('2031-03-30T09:59:00Z')
  expect(await town.reminders(late)).toHaveLength(1)
  const [mail] = await town.rows(
    "select to_json(gueltig_bis at time zone 'UTC') #>> '{}' as bis from mails where an = $1 and anlass like '%:abfuhr:%'",
    [late],
  )
  expect(mail?.bis).toMatch(/^2031-03-30T10:00:00/)
  await town.order(tooLate)
  await town.confirm(tooLate)
  await town.runAt('2031-03-30T10:00:00Z')
  expect(await town.reminders(tooLate)).toEqual([])
})

test('a worker that dies in the middle has sent all or nothing, and the next one sends once', async () => {
  const email = 'ida@post.example'
  await town.order(email)
  await town.confirm(email)
  await town.client.query(
    `create function refuse_mail() returns trigger as $$ begin raise 'killed'; end $$ language plpgsql;
     create trigger killed before insert on mails for each row
       when (new.an = 'ida@post.example') execute function refuse_mail()`,
  )
  await town.runAt('2031-03-29T18:00:00Z')
  expect(await town.reminders(email)).toEqual([])
  await town.client.query('drop trigger killed on mails; drop function refuse_mail()')
  await town.runAt('2031-03-29T18:01:00Z')
  await town.runAt('2031-03-29T18:02:00Z')
  expect(await town.reminders(email)).toHaveLength(1)
})

test('a date that is moved moves its reminder, and a street that was merged has those of its other', async () => {
  const email = 'jonas@post.example'
  await town.order(email, { strasse_id: String(town.numbers.merged), zeit: 'morgen-6' })
  await town.confirm(email)
  const date = await town.addDate('2031-05-29', town.ids.rest)
  const data = { datum: '2031-05-31', verschoben_von: '2031-05-29' }
  await town.payload.update({ collection: 'abfuhrtermine', id: date.id, ...german, data })
  await town.runAt('2031-05-29T05:00:00Z')
  expect(await town.reminders(email)).toEqual([])
  await town.runAt('2031-05-31T04:00:00Z')
  const [sent] = await town.reminders(email)
  expect(sent?.text).toContain('Restmüll (Talstraße, Hausnummern 1 bis 60)')
  expect(sent?.text).toContain('verschoben, sonst 29.05.2031')
})

test('the hour is changed and all of it ended behind the link, and what still waits is not sent', async () => {
  const email = 'karla@post.example'
  await town.order(email)
  const zugang = await town.confirm(email)
  const [own] = (await town.look(zugang)).abos
  const changed = await town.ask('aendern', {
    tun: 'zeit-aendern',
    zugang,
    abo: own?.id,
    zeit: 'morgen-5',
  })
  expect(aboAnsicht.parse(await changed.json()).abos[0]?.zeit).toBe('morgen-5')
  await town.runAt('2031-06-30T20:00:00Z')
  expect(await town.reminders(email)).toEqual([])
  await town.runAt('2031-07-01T03:00:00Z')
  expect(await town.reminders(email)).toHaveLength(1)
  expect((await town.ask('aendern', { tun: 'alles-beenden', zugang })).status).toBe(404)
  expect(await town.reminders(email)).toEqual([])
})

test('bad input is named by its field; a street that is not there takes nobody’s address', async () => {
  const answer = async (felder: Record<string, string>) => town.order('lena@post.example', felder)
  expect(await answer({ arten: '' })).toEqual({ ergebnis: 'fehler', fehler: { arten: 'fehlt' } })
  expect(await answer({ zeit: 'abend-99' })).toMatchObject({ fehler: { zeit: 'fehlt' } })
  expect(await answer({ strasse_id: '0' })).toMatchObject({ fehler: { strasse_id: 'fehlt' } })
  expect(await answer({ email: 'x' })).toMatchObject({ fehler: { email: 'ungueltig' } })
  expect(await answer({ strasse_id: '999999' })).toEqual({ ergebnis: 'angenommen' })
  expect(await town.mailsTo('lena@post.example')).toEqual([])
})

test('a second form changes the time of what waits, and of nothing that is confirmed', async () => {
  const email = 'mona@post.example'
  await town.order(email)
  await town.order(email, { zeit: 'morgen-4' })
  const zugang = await town.confirm(email)
  expect((await town.look(zugang)).abos[0]?.zeit).toBe('morgen-4')
  await town.order(email, { zeit: 'abend-20' })
  expect((await town.look(zugang)).abos).toMatchObject([{ zeit: 'morgen-4', bestaetigt: true }])
})

test('a reminder that failed does not go out when it is over, and goes with its address', async () => {
  const email = 'nora@post.example'
  await town.order(email)
  const zugang = await town.confirm(email)
  await town.runAt('2031-06-30T20:00:00Z')
  const failed = "update mails set zustand = 'gescheitert', versuche = 8 where an = $1"
  await town.rows(failed, [email])
  const { sendAllAgain } = await import('../../apps/cms/src/subjects/mails/email-state.ts')
  const { oneTransaction } = await import('../../apps/cms/src/platform/database/index.ts')
  const statesAfter = async (end: string) => {
    await town.rows(`update mails set gueltig_bis = ${end} where an = $1`, [email])
    await oneTransaction(town.payload, sendAllAgain)
    return new Set((await town.reminders(email)).map(({ zustand }) => zustand))
  }
  expect(await statesAfter('now()')).toEqual(new Set(['gescheitert']))
  expect(await statesAfter("now() + interval '1 hour'")).toEqual(new Set(['wartet']))
  await town.rows(failed, [email])
  await town.ask('aendern', { tun: 'alles-beenden', zugang })
  expect(await town.mailsTo(email)).toEqual([])
})

test('who asks for what they have gets the link to change it, once an hour', async () => {
  const email = 'olga@post.example'
  await town.order(email)
  const zugang = await town.confirm(email)
  await town.rows(
    "update mails set created_at = now() - interval '61 minutes', anlass = anlass || '-' where an = $1",
    [email],
  )
  for (const zeit of ['abend-20', 'morgen-5']) await town.order(email, { zeit })
  const [, again, ...more] = await town.mailsTo(email)
  expect(again?.text).toContain(zugang)
  expect(more).toEqual([])
})
