import type { Fahrplan, Fahrt } from '@kurstadt/contract'
import { formatDate, useLang, useSprache } from '../../i18n/index.ts'
import { Exceptions } from './exceptions.tsx'
import { daysInWords, timesInWords } from './run-words.ts'
import { useBergbahnTexts } from './texts.ts'
import styles from './timetables.module.css'

function Run({ run }: { run: Fahrt }) {
  const words = useBergbahnTexts()
  const days = daysInWords(run.tage, words, useSprache())
  return (
    <div className={styles.run}>
      <dt>{run.richtung === 'beide' ? days : `${days}, ${words[run.richtung]}`}</dt>
      <dd>{timesInWords(run, words)}</dd>
    </div>
  )
}

const keyOf = ({ tage, richtung, beginn }: Fahrt) => `${tage.join()} ${richtung} ${beginn}`

function Timetable({ plan }: { plan: Fahrplan }) {
  const words = useBergbahnTexts()
  const lang = useLang(plan.sprache)
  const { ausnahmen, gueltig_bis, gueltig_von } = plan
  return (
    <div className={styles.timetable}>
      <h3 lang={lang}>{plan.titel}</h3>
      <p className={styles.season}>
        {gueltig_bis === null
          ? words.giltAb(formatDate(gueltig_von))
          : words.gilt(formatDate(gueltig_von), formatDate(gueltig_bis))}
        {plan.jaehrlich && `, ${words.jaehrlich}`}
      </p>
      <dl className={styles.runs}>
        {plan.fahrten.map((run) => (
          <Run key={keyOf(run)} run={run} />
        ))}
      </dl>
      {ausnahmen.length > 0 && (
        <>
          <h4>{words.ausnahmen}</h4>
          <Exceptions ausnahmen={ausnahmen} sprache={plan.sprache} />
        </>
      )}
      {plan.hinweis && (
        <p className={styles.hint} lang={lang}>
          {plan.hinweis}
        </p>
      )}
    </div>
  )
}

/** The timetables that are in force or still to come. */
export function Timetables({ plans }: { plans: readonly Fahrplan[] }) {
  return (
    <div className={styles.timetables}>
      {plans.map((plan) => (
        <Timetable key={plan.id} plan={plan} />
      ))}
    </div>
  )
}
