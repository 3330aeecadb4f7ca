import { beforeAll, expect, test, vi } from 'vitest'
import { manyReminded, manyStreets } from '../support/many-streets.ts'
import { openWasteMails, type WasteMails } from './waste-mails.ts'

// A large town is reminded in one evening: what a reminder costs, and what one that fails costs the others.

let town: WasteMails
/** Days on each of which another fifth of the town has its waste collected. */
let days: string[]

beforeAll(async () => {
  town = await openWasteMails()
  await town.client.query(manyStreets({ strassen: 50, arten: 2 }))
  await town.client.query(manyReminded({ leute: 1_000, strassen: 50 }))
  const from = `${new Date().getFullYear() + 1}-03-01T12:00:00Z`
  const found = await town.rows(
    `select to_char(datum, 'YYYY-MM-DD') as day from abfuhrtermine
     where nummer >= 6000000 and datum >= $1::timestamptz group by datum order by datum limit 5`,
    [from],
  )
  days = found.map(({ day = '' }) => day)
})

const written = async () => {
  const [found] = await town.rows(
    `select count(*)::text as mails, count(distinct an)::text as people from mails
     where an like 'viele-%' and anlass like '%:abfuhr:%'`,
  )
  return found
}

test('a thousand reminders take five transactions and less than five seconds', async () => {
  const begun = vi.spyOn(town.payload.db, 'beginTransaction')
  const start = performance.now()
  for (const day of days) await town.runAt(`${day}T09:30:00Z`)
  const seconds = (performance.now() - start) / 1_000
  expect(begun.mock.calls).toHaveLength(5)
  begun.mockRestore()
  expect(await written()).toEqual({ mails: '1000', people: '1000' })
  const [bulk] = await town.rows('select count(*)::text as mails from mails where in_menge')
  expect(bulk?.mails).toBe('1000')
  expect(seconds).toBeLessThan(5)
})

test('of two hundred at once one that fails is left for the next look, and all others have theirs', async () => {
  await town.client.query(
    `create function refuse_mail() returns trigger as $$ begin raise 'refused'; end $$ language plpgsql;
     create trigger refused before insert on mails for each row
       when (new.an = 'viele-7@post.example') execute function refuse_mail();
     delete from mails; delete from abo_meldungen`,
  )
  for (const day of days) await town.runAt(`${day}T09:30:00Z`)
  expect(await written()).toEqual({ mails: '999', people: '999' })
  await town.client.query('drop trigger refused on mails; drop function refuse_mail()')
  for (const day of days) await town.runAt(`${day}T09:31:00Z`)
  expect(await written()).toEqual({ mails: '1000', people: '1000' })
})
