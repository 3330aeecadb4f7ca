import type { Oeffnungszeiten as Hours } from '@kurstadt/contract'
import { useTexts } from '../../i18n/index.ts'
import { berlinTime } from '../../lib/index.ts'
import { choices } from './deviating-hours.ts'
import { deviatingSpan } from './deviating-span.ts'
import styles from './oeffnungszeiten.module.css'

type Zeiten = { zeiten: Hours['abweichendeZeiten'] }
type Time = Zeiten['zeiten'][number]

const keyOf = ({ beginn, ende, zusatz }: Time) => `${beginn}-${ende}-${zusatz}`

/** When deviating times hold, and what is then. */
function Deviating({ zeit }: { zeit: Time }) {
  const words = useTexts().oeffnungszeiten
  return (
    <>
      {deviatingSpan(zeit, words)}
      {zeit.zusatz && `: ${zeit.zusatz}`}
    </>
  )
}

/** Deviating times, each with when it holds and what is then. */
export const DeviatingLines = ({ zeiten }: Zeiten) =>
  zeiten.map((zeit) => (
    <p key={keyOf(zeit)}>
      <Deviating zeit={zeit} />
    </p>
  ))

type DeviatingListProps = Zeiten & { label: string; when: keyof typeof choices }

function DeviatingList({ label, zeiten, when }: DeviatingListProps) {
  const chosen = choices[when](zeiten, berlinTime(new Date()))
  return (
    <div
      className={styles.deviating}
      data-behaviour="deviating-hours"
      data-when={when}
      hidden={chosen.length === 0}
    >
      <p className={styles.deviatingLabel}>{label}</p>
      {zeiten.map((zeit) => (
        <p
          key={keyOf(zeit)}
          data-beginn={zeit.beginn}
          data-ende={zeit.ende}
          hidden={!chosen.includes(zeit)}
        >
          <Deviating zeit={zeit} />
        </p>
      ))}
    </div>
  )
}

/**
 * Deviating times: those that hold now, and those of the next 14 days in a line of their own. Pages
 * are stored and made anew at midnight, so they come with what their day shows and nothing moves
 * below them; within the day their behaviour knows.
 */
export function DeviatingHours({ hours: { abweichendeZeiten: zeiten } }: { hours: Hours }) {
  const words = useTexts().oeffnungszeiten
  if (zeiten.length === 0) return null
  const inOrder = zeiten.toSorted((one, other) => one.beginn.localeCompare(other.beginn))
  return (
    <>
      <DeviatingList label={words.abweichend} zeiten={zeiten} when="now" />
      <DeviatingList label={words.ahead} zeiten={inOrder} when="ahead" />
    </>
  )
}
