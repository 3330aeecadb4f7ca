import type { Hinweis } from '@kurstadt/contract'
import { useTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import { hinweisKey } from './hinweis-key.ts'
import styles from './hinweise.module.css'

/** Alerts below the head of every page, the most serious first; nothing when there are none. */
export function Hinweise({ hinweise }: { hinweise: readonly Hinweis[] }) {
  const texts = useTexts().hinweise
  if (hinweise.length === 0) return null
  return (
    <section className={styles.hinweise} aria-label={texts.label} data-hinweise="">
      <ul className={styles.list}>
        {hinweise.map((hinweis) => (
          <li
            key={hinweis.id}
            className={`${styles.item} ${styles[hinweis.stufe]}`}
            data-hinweis={hinweisKey(hinweis)}
          >
            <Alert hinweis={hinweis} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One alert. What is dangerous is announced, and stays until it is over. */
function Alert({ hinweis }: { hinweis: Hinweis }) {
  const texts = useTexts().hinweise
  const { stufe, titel, text, link, linktext, sprache } = hinweis
  const isDanger = stufe === 'gefahr'
  return (
    <div className={styles.alert}>
      <Icon name={stufe === 'info' ? 'info' : 'warning'} className={styles.icon} />
      <div className={styles.words} role={isDanger ? 'alert' : undefined}>
        <p className={styles.title}>
          <span className={styles.stufe}>{texts.stufe[stufe]}:</span>{' '}
          <span lang={sprache}>{titel}</span>
        </p>
        {text && <p lang={sprache}>{text}</p>}
        {link && (
          <Link href={link} className={styles.link} lang={linktext ? sprache : undefined}>
            {linktext ?? texts.more}
          </Link>
        )}
      </div>
      {!isDanger && (
        <button type="button" className={styles.dismiss} aria-label={texts.dismiss(titel)}>
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
