import type { AdminViewServerProps } from 'payload'
import { publishes } from '../../../editing/access/index.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { chosenOf, readEvents, readStand, type Veranstaltung } from '../einlass/index.ts'
import { tag } from '../worte/index.ts'
import styles from './door.module.css'
import { DoorForm } from './door-form.tsx'

const nameOf = ({ abgesagt, nummer, tag: day, titel }: Veranstaltung) =>
  [
    abgesagt ? 'ABGESAGT:' : '',
    titel ?? `Veranstaltung ${nummer}`,
    day === null ? '' : `(${tag(`${day}T12:00:00Z`, 'de')})`,
  ]
    .filter(Boolean)
    .join(' ')

type ChoiceProps = { events: readonly Veranstaltung[]; chosen: Veranstaltung }

/** Which event it is; another one is another address, so that it stays after a reload. */
function Choice({ chosen, events }: ChoiceProps) {
  return (
    <form className={styles.choice} method="get" action="/admin/einlass">
      <label>
        Veranstaltung
        <select name="veranstaltung" defaultValue={chosen.nummer}>
          {events.map((one) => (
            <option key={one.nummer} value={one.nummer}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">Wechseln</button>
    </form>
  )
}

/** The door of an event: codes from a scanner or from hands, and what is said of each. */
export async function Door({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const mayLetIn = publishes(req.user, 'bestellungen')
  const events = mayLetIn ? await readEvents(req) : []
  const chosen = chosenOf(events, searchParams?.veranstaltung, todayInBerlin())
  const stand = chosen === undefined ? null : await readStand(req, chosen.nummer)
  return (
    <main className={styles.page}>
      <p>
        <a href="/admin/collections/bestellungen">Zurück zu den Bestellungen</a>
      </p>
      <h1>Einlass</h1>
      {!mayLetIn && <p>Dazu ist Ihr Konto nicht berechtigt. Die Administration kann das ändern.</p>}
      {mayLetIn && chosen === undefined && (
        <p>
          Zurzeit gibt es keine Veranstaltung mit Eintrittskarten. Ein Artikel wird im Reiter
          „Verkauf“ zur Eintrittskarte.
        </p>
      )}
      {chosen !== undefined && stand !== null && (
        <>
          <Choice events={events} chosen={chosen} />
          <h2>{nameOf(chosen)}</h2>
          {chosen.abgesagt && (
            <p className={styles.notice}>
              Diese Veranstaltung ist abgesagt. Karten, die Sie zurückgenommen haben, gelten nicht
              mehr.
            </p>
          )}
          <DoorForm key={chosen.nummer} veranstaltung={chosen.nummer} before={stand} />
        </>
      )}
    </main>
  )
}
