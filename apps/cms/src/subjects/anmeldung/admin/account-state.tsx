import type { UIFieldServerProps } from 'payload'
import { readLoginState } from '../login-state.ts'
import { AccountActs } from './account-acts.tsx'

const moment = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'short',
})

function lastWords(last: Date | null, hasPassword: boolean, isOneTime: boolean): string {
  if (isOneTime) return 'Das Einmalpasswort ist noch nicht geändert.'
  if (last !== null) return `Zuletzt angemeldet am ${moment.format(last)} Uhr.`
  return hasPassword ? 'Noch nie angemeldet.' : 'Noch kein Passwort gesetzt.'
}

const factorWords = (since: Date) => `Zweiter Faktor seit ${moment.format(since)} Uhr.`

function sessionWords(count: number): string {
  if (count === 0) return 'Gerade nicht angemeldet.'
  return count === 1
    ? 'Gerade an einem Gerät angemeldet.'
    : `Gerade an ${count} Geräten angemeldet.`
}

const areas = { intranet_konten: 'intranet', raete: 'rat' } as const
const collections = ['intranet_konten', 'raete'] as const

/** Last sign-in and open sessions of an account, beside its form, with what can be done about them. */
export async function AccountState({ id, payload, collectionSlug }: UIFieldServerProps) {
  const collection = collections.find((one) => one === collectionSlug)
  if (collection === undefined) return null
  if (id === undefined && collection === 'raete') return null
  if (id === undefined) return <p>Nach dem Speichern geht eine Einladung an die E-Mail-Adresse.</p>
  const state = await readLoginState(payload, areas[collection], String(id))
  const { passwort, einmal, zuletzt, sitzungen, zweitfaktor } = state
  return (
    <section className="field-type" style={{ marginBottom: '1.5rem' }}>
      <h3 className="field-label">Anmeldung</h3>
      <p>{lastWords(zuletzt, passwort, einmal)}</p>
      <p>{sessionWords(sitzungen)}</p>
      {zweitfaktor !== null && <p>{factorWords(zweitfaktor)}</p>}
      <AccountActs
        collection={collection}
        hasPassword={passwort}
        sessions={sitzungen}
        hasFactor={zweitfaktor !== null}
      />
    </section>
  )
}
