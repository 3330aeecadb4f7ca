import { usePartTexts } from '../part-texts/index.ts'
import styles from './letter-nav.module.css'

const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

type LetterNavProps = {
  /** Letters that have a section; the caller puts Ä under A. Others than A to Z come at the end. */
  available: readonly string[]
  /** Where a letter leads, `#buchstabe-a` unless said otherwise. */
  hrefOf?: (letter: string) => string
  /** Letter whose section is read, or whose entries are shown. */
  current?: string | null
  /** Name of the navigation where the page has several. */
  label?: string
}

const sectionOf = (letter: string) => `#buchstabe-${letter.toLowerCase()}`

/** Leads to the sections of an alphabetical list; letters without one are seen, but no links. */
export function LetterNav({ available, hrefOf = sectionOf, current, label }: LetterNavProps) {
  const texts = usePartTexts().letters
  const others = available.filter((letter) => !alphabet.includes(letter))
  return (
    <nav className={styles.nav} aria-label={label ?? texts.label}>
      <ul className={styles.letters}>
        {[...alphabet, ...others].map((letter) =>
          available.includes(letter) ? (
            <li key={letter}>
              <a
                className={styles.letter}
                href={hrefOf(letter)}
                aria-label={texts.letter(letter)}
                aria-current={letter === current ? 'true' : undefined}
              >
                {letter}
              </a>
            </li>
          ) : (
            <li key={letter} className={styles.letter} aria-hidden="true">
              {letter}
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
