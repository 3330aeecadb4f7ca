import { Button } from '@payloadcms/ui'
import type { BeforeListTableServerPropsOnly } from 'payload'
import { ViewLinks } from '../../../editing/views/view-links.tsx'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { ansichten, chosenOf } from '../collections/bestellungen/ansichten.ts'
import { monthBefore } from '../kaemmerei/zeitraum.ts'
import styles from './orders.module.css'
import { TreasuryDialog } from './treasury-dialog.tsx'

/** Links to the views of the orders, and what can be taken along: what to pack, what was billed. */
export function OrderViews({ searchParams }: BeforeListTableServerPropsOnly) {
  const { ansicht, search } = searchParams ?? {}
  const asksForStates = Object.keys(searchParams ?? {}).some((name) => name.includes('[stand]'))
  return (
    <div className={styles.above}>
      <ViewLinks
        name="Ansichten"
        list="/admin/collections/bestellungen"
        parameter="ansicht"
        views={ansichten}
        chosen={chosenOf({ ansicht, search, asksForStates })?.key}
      />
      <div className={styles.take}>
        <Button el="anchor" url="/admin/packliste" buttonStyle="secondary" margin={false}>
          Packliste
        </Button>
        <Button el="anchor" url="/admin/einlass" buttonStyle="secondary" margin={false}>
          Einlass
        </Button>
        <Button el="anchor" url="/admin/abgesagte-karten" buttonStyle="secondary" margin={false}>
          Abgesagte Karten
        </Button>
        <TreasuryDialog zeitraum={monthBefore(todayInBerlin())} />
      </div>
    </div>
  )
}
