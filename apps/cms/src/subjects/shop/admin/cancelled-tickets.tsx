import type { AdminViewServerProps } from 'payload'
import { sees } from '../../../editing/access/index.ts'
import { type Absagen, readAbsagen } from '../absagen/index.ts'
import { CancelledOrders, Refunds } from './cancelled-orders.tsx'
import styles from './packing-list.module.css'
import { TakeBackAll } from './take-back-all.tsx'

const list = '/admin/collections/bestellungen'

/** What is to be done first, and what afterwards. */
function Lists({ absagen: { offen, zuErstatten } }: { absagen: Absagen }) {
  return (
    <>
      <h2>Noch nicht zurückgenommen</h2>
      {offen.length === 0 ? (
        <p>Es gibt keine offenen Karten abgesagter Veranstaltungen.</p>
      ) : (
        <>
          <p>
            Wer hier steht, hat von der Absage eine E-Mail bekommen oder bekommt sie binnen zehn
            Minuten. Nehmen Sie die Karten zurück, gelten sie am Einlass nicht mehr, und die
            Rechnungskorrektur geht hinaus.
          </p>
          <CancelledOrders absagen={offen} />
          <TakeBackAll orders={offen.map(({ id, referenz }) => ({ id, referenz }))} />
        </>
      )}
      <h2>Zurückgenommen, noch zu erstatten</h2>
      <Refunds absagen={zuErstatten} />
    </>
  )
}

/** Orders with tickets of cancelled events, and what is to be refunded for them. */
export async function CancelledTickets({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult
  const absagen = sees(req.user, 'bestellungen') ? await readAbsagen(req) : null
  return (
    <main className={styles.page}>
      <div className={styles.actions}>
        <a href={list}>Zurück zu den Bestellungen</a>
      </div>
      <h1>Karten abgesagter Veranstaltungen</h1>
      {absagen === null ? (
        <p>Dazu ist Ihr Konto nicht berechtigt. Die Administration kann das ändern.</p>
      ) : (
        <Lists absagen={absagen} />
      )}
    </main>
  )
}
