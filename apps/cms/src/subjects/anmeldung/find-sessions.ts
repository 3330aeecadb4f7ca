import type { Payload } from 'payload'
import type { SessionFinders } from '../../wire/session.ts'
import { findAccount } from './accounts.ts'
import type { Area, SessionStore } from './session-store.ts'

/**
 * Finds whose a token is. The account is looked at each time: who was disabled, deleted or has left
 * the council is nobody from the next request on (T07).
 */
export function createSessionFinders(payload: Payload, store: SessionStore): SessionFinders {
  const accountOf = async (area: Area, token: string) => {
    const session = await store.find(area, token)
    const account = session && (await findAccount(payload, area, { id: session.konto }, new Date()))
    return account && { account, sitzung: session }
  }
  return {
    rat: async (token) => {
      const found = await accountOf('rat', token)
      return found && { nummer: found.account.nummer, konto: found.account.konto }
    },
    intranet: async (token) => {
      const found = await accountOf('intranet', token)
      return found && { uuid: found.account.konto, sitzung: found.sitzung }
    },
  }
}
