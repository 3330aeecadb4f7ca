import type { Payload } from 'payload'
import { ApiError } from '../../wire/errors.ts'
import type { SessionFinders } from '../../wire/session.ts'
import { type Account, findAccount } from './accounts.ts'
import type { Area, SessionStore } from './session-store.ts'

/** Refuses whoever still has the password that somebody else has set: all they may do is change it (T09). */
export function refuseFirstPassword({ mustChange }: Account): void {
  if (mustChange) throw new ApiError('forbidden', { isPrivate: true })
}

/**
 * Finds whose a token is. The account is looked at each time: who was disabled, deleted or has left
 * the council is nobody from the next request on (T07).
 */
export function createSessionFinders(payload: Payload, store: SessionStore): SessionFinders {
  const accountOf = async (area: Area, token: string) => {
    const session = await store.find(area, token)
    const account = session && (await findAccount(payload, area, { id: session.konto }, new Date()))
    if (account === null || session === null) return null
    refuseFirstPassword(account)
    return { account, sitzung: session }
  }
  return {
    rat: async (token) => {
      const found = await accountOf('rat', token)
      if (found === null) return null
      const { account, sitzung } = found
      return { nummer: account.nummer, konto: account.konto, sitzung }
    },
    intranet: async (token) => {
      const found = await accountOf('intranet', token)
      return found && { uuid: found.account.konto, sitzung: found.sitzung }
    },
  }
}
