import type { Anfragestatus } from '@kurstadt/contract/forms'
import { formatDate, formatInstant, useSprache } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './anfragestatus.module.css'
import { statusTexts } from './texts.ts'

type Asked = { kind: 'found'; status: Anfragestatus } | { kind: 'missing' } | { kind: 'busy' }

function Answers({ nachrichten }: Pick<Anfragestatus, 'nachrichten'>) {
  const sprache = useSprache()
  const words = statusTexts[sprache]
  return (
    <section className={styles.answers}>
      <h2>{words.answers}</h2>
      {nachrichten.length === 0 && <p>{words.noAnswers}</p>}
      {nachrichten.map(({ am, betreff, text }) => (
        <article key={am} className={styles.answer}>
          <h3>{betreff}</h3>
          <p className={styles.when}>{words.answeredAt(formatInstant(am, sprache))}</p>
          <p className={styles.text}>{text}</p>
        </article>
      ))}
    </section>
  )
}

function Found({ status }: { status: Anfragestatus }) {
  const sprache = useSprache()
  const words = statusTexts[sprache]
  const state = words.states[status.status]
  const facts = [
    { name: words.referenz, text: status.referenz },
    { name: words.received, text: formatInstant(status.eingegangen_am, sprache) },
    { name: words.office, text: status.stelle },
  ]
  return (
    <>
      <section className={styles.state}>
        <h2>{state.name}</h2>
        <p>{state.text}</p>
      </section>
      <dl className={styles.facts}>
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Answers nachrichten={status.nachrichten} />
      <p className={styles.kept}>{words.kept(formatDate(status.geloescht_am))}</p>
    </>
  )
}

/** How a request stands, and what the office has answered; or that there is nothing behind the link. */
export function RequestStatus({ asked }: { asked: Asked }) {
  const { missing, busy } = statusTexts[useSprache()]
  return (
    <div className={styles.page}>
      {asked.kind === 'found' && <Found status={asked.status} />}
      {asked.kind === 'busy' && <p>{busy}</p>}
      {asked.kind === 'missing' && (
        <>
          <p>{missing.text}</p>
          <p>
            <Link href={missing.href}>{missing.ask}</Link>
          </p>
        </>
      )}
    </div>
  )
}
