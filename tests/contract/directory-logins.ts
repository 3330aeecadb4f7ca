import { directoryBegun, directoryEntered, directoryPaths, errorBody } from '@kurstadt/contract'
import { expect } from 'vitest'
import { group, startDirectory, visitDirectory } from '../support/directory.ts'
import { stopAfterFile } from '../support/leftovers.ts'
import { openLoginsApart } from './logins.ts'

const website = 'http://localhost:3000'

/** Where the directory sends people back to. */
export const back = `${website}/de/intranet/rathaus-konto/`

/** A content API whose intranet opens to accounts of a directory, and that directory. */
export async function openDirectory() {
  const directory = await startDirectory(website)
  stopAfterFile(directory.stop)
  const logins = await openLoginsApart(directory.environment)
  let count = 0
  const begin = async (ziel = '/de/intranet/dokumente/?gueltig_am=2026-12-01') => {
    const answer = await logins.post(directoryPaths.begin, { ziel })
    return directoryBegun.parse(await answer.json())
  }
  const end = (antwort: string, merker: string) =>
    logins.post(directoryPaths.end, { antwort, merker })
  /** Goes to the directory and comes back. */
  const enter = async () => {
    const { adresse, merker } = await begin()
    return end(await visitDirectory(adresse, back), merker)
  }
  return {
    directory,
    logins,
    begin,
    end,
    enter,
    /** From here on the directory behaves as it should. */
    reset: () => {
      Object.assign(directory.behave, { forge: null, announce: null, delays: {}, statuses: {} })
    },
    /** Somebody new whom the directory knows, and who is at the keyboard. */
    somebody: (claims: object = {}): { subject: string; email: string } => {
      count += 1
      const subject = `s-${count}`
      const email = `person-${count}@rathaus.example`
      const usual = { email, email_verified: true, given_name: 'Ayşe', family_name: 'Öztaş' }
      directory.people.set(subject, { ...usual, groups: [group, 'andere'], ...claims })
      directory.behave.person = subject
      return { subject, email }
    },
    entered: async () => {
      const answer = await enter()
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      return directoryEntered.parse(await answer.json())
    },
    accountsOf: async (email: string) => {
      const { rows } = await logins.client.query<{ id: string; name: string }>(
        `select id::text, vorname || ' ' || nachname as name from intranet_konten where email = $1`,
        [email],
      )
      return rows
    },
  }
}

/** Why a login at the directory has failed. */
export async function problemIn(answer: Response): Promise<string | undefined> {
  return errorBody.parse(await answer.json()).error.fields?.rathauskonto
}
