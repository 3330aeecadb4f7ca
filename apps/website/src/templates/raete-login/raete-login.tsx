import { LoginForm } from '../../features/anmeldung/index.ts'
import { councilPlace, memberPath } from '../../features/raete/index.ts'
import { useRatsinfoTexts } from '../../i18n/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './raete-login.module.css'

/** The login of council members on a page for everybody; what comes of it is shown behind it (spec 2.6). */
export function RaeteLogin({ block }: ViewProps<'raete-login'>) {
  const words = useRatsinfoTexts().login
  const { titel, einleitung } = block.options
  const place = { ...councilPlace, intro: einleitung ?? words.einleitung }
  return (
    <section className={styles.section}>
      {titel && <h2>{titel}</h2>}
      <LoginForm place={place} problem={{ kind: 'asked' }} email="" action={memberPath()} />
    </section>
  )
}
