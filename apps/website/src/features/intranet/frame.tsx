import type { ReactNode } from 'react'
import type { IntranetFrame } from '../../content/index.ts'
import { buttonClass } from '../../ui/button/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import { factorTexts } from '../zweitfaktor/index.ts'
import { intranetPath } from './address.ts'
import { Ask } from './ask.tsx'
import styles from './intranet.module.css'
import { intranetTexts } from './texts.ts'

function Navigation({ rubriken }: Pick<IntranetFrame, 'rubriken'>) {
  const here = useCurrentPath()
  const places = [
    { href: intranetPath(), words: intranetTexts.home },
    ...(rubriken ?? []).map(({ url, rubrik }) => ({ href: intranetPath(url), words: rubrik })),
    { href: intranetPath('dokumente'), words: intranetTexts.archiv },
    { href: intranetPath('personen'), words: intranetTexts.personen.title },
  ]
  return (
    <nav className={styles.navigation} aria-label={intranetTexts.navigation}>
      <ul>
        {places.map(({ href, words }) => (
          <li key={href}>
            <Link href={href} aria-current={href === here ? 'page' : undefined}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type BandProps = {
  /** Whoever is logged in; null at the login. */
  benutzer: IntranetFrame['benutzer'] | null
}

/** Marks a page as one of the intranet, says whose it is, and leads out (spec 2.7). */
export function Band({ benutzer }: BandProps) {
  return (
    <div className={styles.band}>
      <p className={styles.mark}>{intranetTexts.mark}</p>
      {benutzer !== null && (
        <form method="post" action={intranetPath()}>
          <p>{intranetTexts.loggedInAs(`${benutzer.vorname} ${benutzer.nachname}`)}</p>
          <Link href={intranetPath('passwort')}>{intranetTexts.password.change}</Link>
          <Link href={intranetPath('zweiter-faktor')}>{factorTexts.title}</Link>
          <button type="submit" name="tun" value="abmelden" className={buttonClass('quiet')}>
            {intranetTexts.logOut}
          </button>
        </form>
      )}
    </div>
  )
}

type FrameProps = Pick<IntranetFrame, 'rubriken'> & {
  /** The page of the search has its own field. */
  hasSearch: boolean
  children: ReactNode
}

/** A page of the intranet beside the way to its other parts; on a phone these come after it. */
export function Frame({ rubriken, hasSearch, children }: FrameProps) {
  const { label } = intranetTexts.search
  return (
    <div className={styles.frame}>
      {hasSearch && <Ask action={intranetPath('suche')} label={label} id="intranet-q" q="" />}
      <div className={styles.content}>{children}</div>
      <Navigation rubriken={rubriken} />
    </div>
  )
}

/** Says that something cannot be had now, and leads to another try (spec 8). */
export function Away() {
  return (
    <p className={styles.away}>
      {intranetTexts.away} <Link href={useCurrentPath()}>{intranetTexts.again}</Link>
    </p>
  )
}
