import type { Einstellungen, PageTheme } from '@kurstadt/contract'
import { type Texts, useSprache, useTexts } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/button/index.ts'
import { useCurrentPath } from '../../ui/link/index.ts'
import { homeOf } from '../area/index.ts'
import { Kontakt } from '../kontakt/index.ts'
import styles from './error-page.module.css'

/** Why there is no page: 404, 410, 400, 503 or something of ours (500). */
export type ErrorKind = 'not-found' | 'gone' | 'bad-request' | 'unavailable' | 'internal'

function wordsOf(kind: ErrorKind, error: Texts['error']): { title: string; text: string } {
  if (kind === 'not-found') return { title: error.notFoundTitle, text: error.notFoundText }
  if (kind === 'gone') return { title: error.goneTitle, text: error.notFoundText }
  if (kind === 'bad-request') return { title: error.badRequestTitle, text: error.badRequestText }
  if (kind === 'unavailable') return { title: error.unavailableTitle, text: error.unavailableText }
  return { title: error.genericTitle, text: error.genericText }
}

/** A mail that reports an outdated link, with the address in it (spec 2.3). */
function reportHref(email: string, path: string, error: Texts['error']): string {
  const subject = encodeURIComponent(error.reportSubject)
  return `mailto:${email}?subject=${subject}&body=${encodeURIComponent(error.reportBody(path))}`
}

function Telephones({ einstellungen }: { einstellungen: Einstellungen }) {
  const { error } = useTexts()
  return (
    <div className={styles.telephones}>
      <p className={styles.urgent}>{error.urgent}</p>
      {[einstellungen.tourismus, einstellungen.rathaus].map(({ name, kontakt }) => (
        <div key={name}>
          <p className={styles.name}>{name}</p>
          <Kontakt kontakt={{ ...kontakt, link: null, linktext: null }} of={name} />
        </div>
      ))}
    </div>
  )
}

type ErrorPageProps = { kind: ErrorKind; theme: PageTheme; einstellungen: Einstellungen | null }

/** Content of every error page: what happened, how to tell us, and the way home (spec 2.3). */
export function ErrorPage({ kind, theme, einstellungen }: ErrorPageProps) {
  const { error } = useTexts()
  const sprache = useSprache()
  const path = useCurrentPath()
  const { title, text } = wordsOf(kind, error)
  const canReport = kind === 'not-found' || kind === 'gone'
  return (
    <section className={styles.page}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      {kind === 'unavailable' && einstellungen && <Telephones einstellungen={einstellungen} />}
      <div className={styles.actions}>
        <ButtonLink href={homeOf(theme, sprache)}>{error.homeOf[theme]}</ButtonLink>
        {canReport && einstellungen && (
          <ButtonLink
            href={reportHref(einstellungen.meldung_email, path, error)}
            look="quiet"
            icon="mail"
          >
            {error.report}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
