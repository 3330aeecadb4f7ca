import type { AdminViewServerProps } from 'payload'
import { publishes } from '../../../editing/access/index.ts'
import { OwnView } from '../../../editing/views/own-view.tsx'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { streetIndex } from '../strassensuche/index.ts'
import { usualYear } from '../years.ts'
import { ImportForm } from './import-form.tsx'

/** Collections from a district's calendar or table: what it would change, then at once. */
export async function ImportView(given: AdminViewServerProps) {
  const { payload, user } = given.initPageResult.req
  const heute = todayInBerlin()
  const back = (
    <p>
      <a href="/admin/collections/abfuhrtermine">Zurück zu den Abfuhrterminen</a>
    </p>
  )
  const isOpen = publishes(user, 'rathaus')
  const streets = isOpen ? [...(await streetIndex(payload)).byNumber.values()] : []
  const districts = [...new Set(streets.map(({ bezirk }) => bezirk))].toSorted((a, b) => a - b)
  return (
    <OwnView title="Abfuhrtermine einlesen" before={back} given={given}>
      {isOpen ? (
        <ImportForm
          year={Number(heute.slice(0, 4))}
          usualYear={usualYear(heute)}
          districts={districts}
        />
      ) : null}
    </OwnView>
  )
}
