import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openWasteMails, type WasteMails } from './waste-mails.ts'
import { german, numberOf } from './writing.ts'

// What was half entered, entered twice or asked for too often takes nobody's reminder away.

let town: WasteMails

beforeAll(async () => {
  town = await openWasteMails()
})

beforeEach(async () => {
  await town.rows('delete from abo_bezieher')
  await town.rows('delete from mails')
  await town.rows('delete from abfuhrtermine')
})

async function remindOf(email: string, felder: Record<string, string> = {}): Promise<string> {
  await town.order(email, felder)
  return town.confirm(email)
}

test('a date whose hours and words were emptied again is reminded of like one that never had any', async () => {
  const email = 'anna@post.example'
  await remindOf(email)
  await town.addDate('2031-04-02', town.ids.rest, { ort: '', beginn: '', ende: '', hinweis: ' ' })
  await town.runAt('2031-04-01T17:00:00Z')
  const [mail, ...others] = await town.reminders(email)
  expect(others).toEqual([])
  expect(mail?.text).toContain('Restmüll (Talstraße, Hausnummern 1 bis 60)\n\nSie bekommen')
})

test('whoever asked for a street and for the one that it became reads of each collection once', async () => {
  const email = 'berta@post.example'
  await town.order(email, { strasse_id: String(town.numbers.merged) })
  await remindOf(email)
  await town.addDate('2031-04-02', town.ids.rest)
  await town.runAt('2031-04-01T17:00:00Z')
  const [mail, ...others] = await town.reminders(email)
  expect(others).toEqual([])
  expect(mail?.text?.match(/Restmüll \(/g)).toHaveLength(1)
})

test('a town may have more than a dozen kinds, and somebody may want to hear of all', async () => {
  const arten = [town.numbers.rest]
  for (let at = 0; at < 12; at += 1) {
    const data = {
      titel: `Sammlung ${at}`,
      sortierung: at,
      farbe: '#3A6B35',
      icon: 'tonne' as const,
    }
    arten.push(numberOf(await town.payload.create({ collection: 'abfallarten', ...german, data })))
  }
  const email = 'carla@post.example'
  expect(await town.order(email, { arten: arten.join(',') })).toEqual({ ergebnis: 'angenommen' })
  expect((await town.look(await town.linkOf(email))).abos).toHaveLength(13)
  const tooMany = Array.from({ length: 31 }, (_, at) => at + 1).join(',')
  expect(await town.order(email, { arten: tooMany })).toMatchObject({ fehler: { arten: 'fehlt' } })
})

test('a reminder names the address by which a mail program ends it with one click (RFC 8058)', async () => {
  const email = 'dora@post.example'
  const zugang = await remindOf(email)
  await town.addDate('2031-04-02', town.ids.rest)
  await town.runAt('2031-04-01T17:00:00Z')
  const [mail] = await town.reminders(email)
  const { unsubscribeAddress } = await import('../../apps/cms/src/subjects/abos/index.ts')
  const address = unsubscribeAddress(mail?.anlass ?? '', town.payload.secret)
  expect(address).toMatch(new RegExp(`^https?://[^/]+/api/benachrichtigungen/${zugang}/ende$`))
})
