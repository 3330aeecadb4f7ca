import type { UIFieldServerProps } from 'payload'
import { readLoginState } from '../login-state.ts'
import { AccountActs } from './account-acts.tsx'

const moment = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'short',
})

function lastWords(last: Date | null, hasPassword: boolean): string {
  if (last !== null) return `Zuletzt angemeldet am ${moment.format(last)} Uhr.`
  return hasPassword ? 'Noch nie angemeldet.' : 'Noch kein Passwort gesetzt.'
}

function sessionWords(count: number): string {
  if (count === 0) return 'Gerade nicht angemeldet.'
  return count === 1
    ? 'Gerade an einem Gerät angemeldet.'
    : `Gerade an ${count} Geräten angemeldet.`
}

/** Last sign-in and open sessions of an account, beside its form, with what can be done about them. */
export async function AccountState({ id, payload }: UIFieldServerProps) {
  if (id === undefined) return <p>Nach dem Speichern geht eine Einladung an die E-Mail-Adresse.</p>
  const { passwort, zuletzt, sitzungen } = await readLoginState(payload, 'intranet', String(id))
  return (
    <section className="field-type" style={{ marginBottom: '1.5rem' }}>
      <h3 className="field-label">Anmeldung</h3>
      <p>{lastWords(zuletzt, passwort)}</p>
      <p>{sessionWords(sitzungen)}</p>
      <AccountActs collection="intranet_konten" hasPassword={passwort} sessions={sitzungen} />
    </section>
  )
}
