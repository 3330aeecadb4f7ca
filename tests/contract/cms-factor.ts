import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Rolle } from '../../apps/cms/src/editing/access/index.ts'
import { derivingOnce } from '../support/derive-once.ts'
import { randomPassword } from '../support/random-password.ts'
import type { BackOffice } from './back-office.ts'
import { shownBy } from './second-factors.ts'
import { local } from './writing.ts'

const key = z.object({ schluessel: z.string(), bild: z.object({ pfad: z.string() }) })
const given = z.object({ codes: z.array(z.string()) })

/** Somebody of the back office, as their browser speaks for them. */
export type Editor = { id: string; email: string; password: string; token: string }

/** Editors and their second factors. */
export function factorsOf(office: BackOffice) {
  const logIn = (account: Pick<Editor, 'email' | 'password'>, code = '') =>
    office.call('POST', 'benutzer/login', {
      email: account.email,
      password: account.password,
      code,
    })
  const act = (name: string, body: object, token: string) =>
    office.call('POST', `benutzer/zweitfaktor/${name}`, body, token)
  const openEditor = async (rollen: Rolle[]): Promise<Editor> => {
    const [email, password] = [`${randomUUID()}@kurstadt.example`, randomPassword()]
    const data = { email, password, name: 'Probe', rollen }
    const { id } = await office.payload.create({ collection: 'benutzer', ...local, data })
    const own = { passwort_aendern: false }
    await office.payload.update({ collection: 'benutzer', id, ...local, data: own })
    const { body } = await logIn({ email, password })
    return { id, email, password, token: String(body.token) }
  }
  return {
    logIn,
    act,
    /** As if the last code had been used long ago: the next one may be that of the same half minute. */
    forgetSteps: () => office.payload.db.pool.query('update zweitfaktoren set letzter_schritt = 0'),
    open: (...rollen: Rolle[]) => derivingOnce(() => openEditor(rollen)),
    /** Sets a second factor up; answers key, the code that ended it, and recovery codes. */
    setUp: async ({ password, token }: Editor) => {
      const begun = key.parse((await act('einrichten', { passwort: password }, token)).body)
      const code = shownBy(begun.schluessel)
      const done = await act('bestaetigen', { code }, token)
      return { key: begun.schluessel, code, codes: given.parse(done.body).codes }
    },
  }
}
