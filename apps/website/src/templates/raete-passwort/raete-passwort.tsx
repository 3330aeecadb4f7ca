import { ForgottenForm } from '../../features/anmeldung/index.ts'
import { councilPlace, memberPath } from '../../features/raete/index.ts'
import { useRatsinfoTexts } from '../../i18n/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './raete-passwort.module.css'

/** The way to a first or a new password for council members (spec 2.6). */
export function RaetePasswort({ block }: ViewProps<'raete-passwort'>) {
  const words = useRatsinfoTexts().passwort
  const { titel, einleitung } = block.options
  return (
    <section className={styles.section}>
      {titel && <h2>{titel}</h2>}
      <ForgottenForm
        place={councilPlace}
        state="open"
        intro={einleitung ?? words.einleitung}
        action={memberPath('passwort-vergessen')}
        fieldId="email-passwort"
      />
    </section>
  )
}
