import { loginPaths, newFactor, sessionHeaders } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { type Logins, openLogins, password } from './logins.ts'
import { accountsOf, factorCalls, shownBy } from './second-factors.ts'

// 18.3: the key of a second factor, between being shown and being confirmed (decision 0064).

let logins: Logins
let somebody: ReturnType<typeof accountsOf>

beforeAll(async () => {
  logins = await openLogins()
  somebody = accountsOf(logins)
})

for (const area of ['intranet', 'rat'] as const) {
  const keyIn = async (response: Response) => newFactor.parse(await response.json()).schluessel

  test(`${area}: a key that one session was shown is neither shown to another nor confirmed by it`, async () => {
    const { email } = await somebody(area)
    const { begin, confirm, start, code, forgetSteps } = factorCalls(logins, area)
    const [stranger, owner] = [await logins.logIn(area, email), await logins.logIn(area, email)]
    const known = await keyIn(await begin({ passwort: password }, stranger.token))
    const byOther = await confirm({ code: shownBy(known) }, owner.token)
    expect(byOther.status).toBe(400)
    const own = await keyIn(await begin({ passwort: password }, owner.token))
    expect(own).not.toBe(known)
    // Nor does the session that began earlier end what it does not know.
    for (const key of [known, own])
      expect((await confirm({ code: shownBy(key) }, stranger.token)).status).toBe(400)
    expect((await confirm({ code: shownBy(own) }, owner.token)).status).toBe(200)
    await forgetSteps()
    const { vorgang } = await start(email)
    expect((await code(vorgang, shownBy(known))).status).toBe(401)
    expect((await code(vorgang, shownBy(own))).status).toBe(200)
  })

  test(`${area}: with another password a key that was shown holds no more`, async () => {
    const { email } = await somebody(area)
    const { begin, confirm } = factorCalls(logins, area)
    const { token } = await logins.logIn(area, email)
    const shown = await keyIn(await begin({ passwort: password }, token))
    const passwort = 'neun Worte und noch mehr'
    const changed = await logins.post(
      loginPaths[area].password,
      { passwort_bisher: password, passwort },
      { [sessionHeaders[area]]: token },
    )
    expect(changed.status).toBe(200)
    expect((await confirm({ code: shownBy(shown) }, token)).status).toBe(400)
    expect(await keyIn(await begin({ passwort }, token))).not.toBe(shown)
  })
}
