import type { Einstellungen, PageTheme } from '@kurstadt/contract'
import { type FailureWords, useSprache, useTexts } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/button/index.ts'
import { homeOf } from '../area/index.ts'
import { Kontakt } from '../kontakt/index.ts'
import styles from './error-page.module.css'

/** A mail that reports an outdated link, with the address in it (spec 2.3). */
function reportHref(email: string, report: NonNullable<FailureWords['report']>): string {
  const [subject, body] = [report.subject, report.body].map(encodeURIComponent)
  return `mailto:${email}?subject=${subject}&body=${body}`
}

function Telephones({ call, einstellungen }: { call: string; einstellungen: Einstellungen }) {
  return (
    <div className={styles.telephones}>
      <p className={styles.urgent}>{call}</p>
      {[einstellungen.tourismus, einstellungen.rathaus].map(({ name, kontakt }) => (
        <div key={name}>
          <p className={styles.name}>{name}</p>
          <Kontakt kontakt={{ ...kontakt, link: null, linktext: null }} of={name} />
        </div>
      ))}
    </div>
  )
}

type ErrorPageProps = {
  /** Why there is no page; without it something of ours went wrong. */
  words: FailureWords | null
  theme: PageTheme
  einstellungen: Einstellungen | null
  /** Under which the administrator finds what happened; null where nothing of ours went wrong. */
  number: string | null
}

function ErrorNumber({ number }: { number: string }) {
  const { error } = useTexts()
  return (
    <p className={styles.number}>
      {error.number}: <strong>{number}</strong>
      <br />
      {error.numberHint}
    </p>
  )
}

/** Content of every error page: what happened, how to tell us, and the way home (spec 2.3). */
export function ErrorPage({ words, theme, einstellungen, number }: ErrorPageProps) {
  const { error } = useTexts()
  const sprache = useSprache()
  const { title, text, call, instead, report }: FailureWords = words ?? {
    title: error.genericTitle,
    text: error.genericText,
  }
  return (
    <section className={styles.page}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      {call && einstellungen && <Telephones call={call} einstellungen={einstellungen} />}
      {number && <ErrorNumber number={number} />}
      <div className={styles.actions}>
        {instead && <ButtonLink href={instead.href}>{instead.label}</ButtonLink>}
        <ButtonLink href={homeOf(theme, sprache)}>{error.homeOf[theme]}</ButtonLink>
        {report && einstellungen && (
          <ButtonLink
            href={reportHref(einstellungen.meldung_email, report)}
            look="quiet"
            icon="mail"
          >
            {report.label}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
