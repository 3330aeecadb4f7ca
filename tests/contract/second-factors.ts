import {
  type LoginArea,
  loginPaths,
  newFactor,
  sessionHeaders,
  unfinishedLogin,
} from '@kurstadt/contract'
import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import { setPassword } from '../../apps/cms/src/subjects/anmeldung/credentials.ts'
import { type Logins, password } from './logins.ts'
import { local } from './writing.ts'

/** What an authenticator app shows at a moment. */
export const shownBy = (key: string, at = Date.now()): string =>
  TOTP.generate({ secret: Secret.fromBase32(key), timestamp: at })

/** The calls about second factors, as the website sends them. */
export function factorCalls(logins: Logins, area: LoginArea) {
  const paths = loginPaths[area]
  const withSession = (token: string) => ({ [sessionHeaders[area]]: token })
  /** As if the last code had been used long ago: the next one may be that of the same half minute. */
  const forgetSteps = () => logins.client.query('update zweitfaktoren set letzter_schritt = 0')
  return {
    forgetSteps,
    begin: (body: object, token = '') =>
      logins.post(paths.beginFactor, body, token ? withSession(token) : {}),
    confirm: (body: object, token = '') =>
      logins.post(paths.confirmFactor, body, token ? withSession(token) : {}),
    renew: (code: string, token: string) =>
      logins.post(paths.renewCodes, { code }, withSession(token)),
    remove: (code: string, token: string) =>
      logins.post(paths.removeFactor, { code }, withSession(token)),
    code: (vorgang: string, code: string) => logins.post(paths.code, { vorgang, code }),
    /** Logs in with a password that is not enough; answers what is left. */
    start: async (email: string) => {
      const response = await logins.post(paths.login, { email, passwort: password })
      if (response.status !== 202) throw new Error(`the login answered ${response.status}`)
      return unfinishedLogin.parse(await response.json())
    },
    /** Sets a second factor up with a session; answers key and recovery codes. */
    setUp: async (token: string) => {
      const begun = await logins.post(paths.beginFactor, { passwort: password }, withSession(token))
      const { schluessel } = newFactor.parse(await begun.json())
      const code = shownBy(schluessel)
      const done = await logins.post(paths.confirmFactor, { code }, withSession(token))
      const { codes } = z.object({ codes: z.array(z.string()) }).parse(await done.json())
      await forgetSteps()
      return { key: schluessel, codes }
    },
  }
}

/** Opens accounts, one after the other. */
export function accountsOf(logins: Logins) {
  let count = 0
  return async (area: LoginArea): Promise<{ id: string; email: string }> => {
    count += 1
    const email = `person-${count}@rathaus.example`
    const data = { vorname: 'Ayşe', nachname: 'Öztaş', email }
    const { id } = await (area === 'intranet'
      ? logins.payload.create({ collection: 'intranet_konten', ...local, data })
      : logins.payload.create({
          collection: 'raete',
          ...local,
          data: { ...data, _status: 'published' },
        }))
    await setPassword(logins.client, area, id, { password, isOneTime: false })
    return { id, email }
  }
}
