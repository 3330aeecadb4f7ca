import { afterEach, expect, test, vi } from 'vitest'
import { setPassword } from '../../apps/cms/src/subjects/anmeldung/credentials.ts'
import { openLogins, password } from './logins.ts'
import { local } from './writing.ts'

// F21: sessions run by the clock of the database, which all processes share. A process whose clock is
// wrong, or is set right, logs nobody out and keeps nobody in.

const email = 'ayse@rathaus.example'

afterEach(() => {
  vi.useRealTimers()
})

test('F21: a clock that jumps ends no session, and makes none hold for ever', async () => {
  const logins = await openLogins()
  const { payload, client } = logins
  const data = { vorname: 'Ayşe', nachname: 'Öztaş', email }
  const konto = await payload.create({ collection: 'intranet_konten', ...local, data })
  await setPassword(client, 'intranet', konto.id, { password, isOneTime: false })
  const { token } = await logins.logIn('intranet', email)
  const status = async () =>
    (await logins.ask(`/intranet/user/${konto.id}`, 'intranet', token)).status
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const day of ['1990-01-01', '2050-01-01']) {
    vi.setSystemTime(new Date(`${day}T00:00:00Z`))
    expect(await status()).toBe(200)
    const { token: another } = await logins.logIn('intranet', email)
    expect(another).not.toBe(token)
  }
  await client.query(`update anmeldungen set gesehen_am = now() - interval '3601 seconds'`)
  for (const day of ['1990-01-01', '2050-01-01']) {
    vi.setSystemTime(new Date(`${day}T00:00:00Z`))
    expect(await status()).toBe(401)
  }
})
