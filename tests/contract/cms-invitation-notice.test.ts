import { expect, test } from 'vitest'
import { day, openClerksOffice, punkt } from './invitations.ts'

// The period between invitation and meeting (§ 34 GemO; decision 0098).

const { office, addMeeting, change, look, invite } = await openClerksOffice()

test('short notice warns and stops nobody', async () => {
  const { id } = await addMeeting({ beginn: `${day(3)}T16:00:00.000Z` })
  expect((await look(id)).frist).toContain('Es bleiben 3 Tage')
  expect((await invite(id)).status).toBe(200)
})

test('a change of a meeting that was called in time warns of no short notice', async () => {
  const { id } = await addMeeting({ beginn: `${day(3)}T16:00:00.000Z` })
  await invite(id)
  await office.payload.db.pool.query(
    `update sitzungsladungen set gesendet_am = now() - interval '10 days' where sitzung = $1`,
    [id],
  )
  await change(id, { tagesordnung: [punkt('Bad', { oeffentlich: true })] })
  expect(await look(id)).toMatchObject({ art: 'aenderung', frist: null })
})
