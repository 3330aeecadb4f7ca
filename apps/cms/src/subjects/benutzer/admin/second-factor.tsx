import type { UIFieldServerProps } from 'payload'
import { isAdministration } from '../../../editing/access/index.ts'
import { isFactorRequired, openFactors } from '../../anmeldung/index.ts'
import { OwnFactor } from './own-factor.tsx'
import { ResetFactor } from './reset-factor.tsx'

const day = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'long' })

const sinceWords = (since: Date | null) =>
  since === null ? 'Nicht eingerichtet.' : `Eingerichtet am ${day.format(since)}.`

const codeWords = (count: number) =>
  count === 1
    ? 'Noch ein Wiederherstellungscode ist übrig.'
    : `Noch ${count === 0 ? 'kein' : count} Wiederherstellungscode${count === 0 ? ' ist' : 's sind'} übrig.`

/** The second factor of an account, beside its form: one's own to change, another's to take away. */
export async function SecondFactor({ id, payload, user }: UIFieldServerProps) {
  if (id === undefined) return null
  const owner = { area: 'redaktion', konto: String(id) } as const
  const { seit, codes } = await openFactors(payload.db.pool).read(owner)
  const isOwn = String(user?.id) === String(id)
  return (
    <section
      className="field-type"
      aria-labelledby="zweitfaktor-titel"
      style={{ display: 'grid', gap: '0.75rem', marginBlock: '2.5rem' }}
    >
      <h2 id="zweitfaktor-titel" style={{ margin: 0 }}>
        Zweiter Faktor
      </h2>
      <p>
        {sinceWords(seit)} {seit !== null && codeWords(codes)}
      </p>
      {isOwn && user.passwort_aendern !== true && (
        <OwnFactor isSet={seit !== null} isRequired={isFactorRequired('redaktion')} />
      )}
      {!isOwn && seit !== null && isAdministration(user) && <ResetFactor />}
    </section>
  )
}
