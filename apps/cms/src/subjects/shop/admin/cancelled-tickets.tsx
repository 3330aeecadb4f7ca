import type { AdminViewServerProps } from 'payload'
import { sees } from '../../../editing/access/index.ts'
import { type Absage, type Absagen, readAbsagen } from '../absagen/index.ts'
import { betrag } from '../worte/index.ts'
import styles from './packing-list.module.css'
import { TakeBackAll } from './take-back-all.tsx'

const list = '/admin/collections/bestellungen'

const sumOf = (all: readonly Absage[]) => all.reduce((sum, { cent }) => sum + cent, 0)

/** Orders one below the other, and what goes back in all. */
function Orders({ absagen }: { absagen: readonly Absage[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Bestellung</th>
          <th scope="col">Karten</th>
          <th scope="col" className={styles.size}>
            Zu erstatten
          </th>
        </tr>
      </thead>
      <tbody>
        {absagen.map(({ bezahlt, cent, id, karten, name, referenz }) => (
          <tr key={id}>
            <td>
              <a href={`${list}/${id}`}>{referenz}</a> {name}
            </td>
            <td>{karten.join('; ')}</td>
            <td className={styles.size}>{bezahlt ? betrag(cent, 'de') : 'nicht bezahlt'}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Zusammen
          </th>
          <td className={styles.size}>{betrag(sumOf(absagen), 'de')}</td>
        </tr>
      </tfoot>
    </table>
  )
}

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
          <Orders absagen={offen} />
          <TakeBackAll orders={offen.map(({ id, referenz }) => ({ id, referenz }))} />
        </>
      )}
      <h2>Zurückgenommen, noch zu erstatten</h2>
      {zuErstatten.length === 0 ? (
        <p>Hier ist nichts zu erstatten.</p>
      ) : (
        <>
          <p>
            Überweisen Sie den Betrag, und vermerken Sie ihn dann in der Bestellung mit „Geld ist
            erstattet“.
          </p>
          <Orders absagen={zuErstatten} />
        </>
      )}
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
