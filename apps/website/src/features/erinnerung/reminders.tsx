import type { Abfallkalender } from '@kurstadt/contract'
import type { ReactNode } from 'react'
import { useCurrentPath } from '../../ui/link/index.ts'
import { StreetHits, StreetSearch, useAbfallQuery } from '../abfall/index.ts'
import styles from './reminder.module.css'
import { ReminderForm } from './reminder-form.tsx'
import { useReminderTexts } from './texts.ts'

/** Kinds of which somebody can be reminded: those with dates. */
export const collectedKinds = ({ abgeholt, arten }: Abfallkalender) =>
  arten.filter(({ id }) => abgeholt.includes(id))

/** Asks for a street, then for the kinds of waste of which somebody is to be reminded. */
export function Reminders({ calendar }: { calendar: Abfallkalender | null }) {
  const words = useReminderTexts()
  const { arten: chosen = '' } = useAbfallQuery()
  const path = useCurrentPath()
  if (calendar === null) return <p>{words.kalenderWeg}</p>
  const { strasse, treffer } = calendar
  return (
    <div className={styles.part}>
      <p>{words.intro}</p>
      {strasse === null ? (
        <>
          <p>{words.zuerst}</p>
          <StreetSearch />
          <StreetHits treffer={treffer} />
        </>
      ) : (
        <ReminderForm
          strasse={strasse}
          arten={collectedKinds(calendar)}
          otherStreet={path}
          felder={{ arten: chosen }}
          fehler={{}}
          trouble={null}
        />
      )}
    </div>
  )
}

/** What a page of its own shows of it, in the page's width. */
export function OwnPart({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}
