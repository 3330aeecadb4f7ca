import type { AdminViewServerProps } from 'payload'
import { sees } from '../../../editing/access/index.ts'
import { type Packliste, type Paket, packlisteOf, readPackOrders } from '../packliste/index.ts'
import { zeitpunkt } from '../worte/index.ts'
import styles from './packing-list.module.css'
import { PrintButton } from './print-button.tsx'

const list = '/admin/collections/bestellungen'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

type Line = Paket['zeilen'][number]

/** Pieces of articles; what was written to one stands below its name. */
function Lines({ zeilen }: { zeilen: readonly (Omit<Line, 'anmerkungen'> & Partial<Line>)[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.number}>
            Stück
          </th>
          <th scope="col">Artikel</th>
          <th scope="col" className={styles.size}>
            Größe
          </th>
        </tr>
      </thead>
      <tbody>
        {zeilen.map(({ anmerkungen, groesse, stueck, titel }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same name
          <tr key={index}>
            <td className={styles.number}>{stueck}</td>
            <td>
              {titel}
              {anmerkungen && <p className={styles.remarks}>{anmerkungen}</p>}
            </td>
            <td className={styles.size}>{groesse}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Parcel({ paket }: { paket: Paket }) {
  const { an, id, lieferung, notiz, ohneAnschrift, referenz, zeilen } = paket
  return (
    <section className={styles.parcel} aria-labelledby={referenz}>
      <h3 id={referenz}>
        <a href={`${list}/${id}`}>{referenz}</a>
        {lieferung === 'abholung' && ' – wird abgeholt'}
      </h3>
      <address className={styles.to}>
        {an.join('\n')}
        {ohneAnschrift && <strong>Die Anschrift fehlt. Bitte fragen Sie nach.</strong>}
      </address>
      <Lines zeilen={zeilen} />
      {notiz !== null && <p className={styles.note}>Notiz: {notiz}</p>}
    </section>
  )
}

function Withdrawn({ widerrufe }: Pick<Packliste, 'widerrufe'>) {
  if (widerrufe.length === 0) return null
  return (
    <p className={styles.notice}>
      Nicht dabei, weil ein Widerruf wartet:{' '}
      {widerrufe.map(({ id, referenz }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <a href={`${list}/${id}`}>{referenz}</a>
        </span>
      ))}
      . Bitte bearbeiten Sie ihn zuerst.
    </p>
  )
}

/** What is packed now: all pieces together, then parcel by parcel. */
function Parcels({ now, packliste }: { now: Date; packliste: Packliste }) {
  const { pakete, summen, widerrufe } = packliste
  const stueck = summen.reduce((sum, one) => sum + one.stueck, 0)
  const orders = counted(pakete.length, 'Bestellung', 'Bestellungen')
  return (
    <>
      <p>
        {zeitpunkt(now, 'de')}: {orders}, {stueck} Stück
      </p>
      <Withdrawn widerrufe={widerrufe} />
      {pakete.length === 0 && <p>Zurzeit ist nichts zu packen.</p>}
      {pakete.length > 0 && (
        <>
          <h2>Zusammen</h2>
          <Lines zeilen={summen} />
          <h2>Einzeln</h2>
        </>
      )}
      {pakete.map((paket) => (
        <Parcel key={paket.id} paket={paket} />
      ))}
    </>
  )
}

/** The packing list as a page for the printer, without the frame of the back office. */
export async function PackingList({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult
  const packliste = sees(req.user, 'bestellungen') ? packlisteOf(await readPackOrders(req)) : null
  return (
    <main className={styles.page}>
      <div className={styles.actions}>
        <a href={list}>Zurück zu den Bestellungen</a>
        {packliste !== null && <PrintButton />}
      </div>
      <h1>Packliste</h1>
      {packliste === null ? (
        <p>Dazu ist Ihr Konto nicht berechtigt. Die Administration kann das ändern.</p>
      ) : (
        <Parcels now={new Date()} packliste={packliste} />
      )}
    </main>
  )
}
