import type { AdminViewServerProps } from 'payload'
import { publishes } from '../../../editing/access/index.ts'
import { OwnView } from '../../../editing/views/own-view.tsx'
import { ImportForm } from './import-form.tsx'

const list = '/admin/collections/veranstaltungen'

/** Events from a calendar or a table: what would become of them, then as drafts. */
export function ImportView(given: AdminViewServerProps) {
  const back = (
    <p>
      <a href={list}>Zurück zu den Veranstaltungen</a>
    </p>
  )
  return (
    <OwnView title="Veranstaltungen einlesen" before={back} given={given}>
      {publishes(given.initPageResult.req.user, 'tourismus') ? <ImportForm /> : null}
    </OwnView>
  )
}
