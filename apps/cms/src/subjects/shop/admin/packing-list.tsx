import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { sees } from '../../../editing/access/index.ts'
import { type Packliste, type Paket, packlisteOf, readPackOrders } from '../packliste/index.ts'
import { zeitpunkt } from '../worte/index.ts'
import styles from './packing-list.module.css'
import { PrintButton } from './print-button.tsx'

const list = '/admin/collections/bestellungen'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const [pieces, article, size, remarks] = [
  { name: 'Stück', className: styles.number },
  { name: 'Artikel', className: undefined },
  { name: 'Größe', className: styles.size },
  { name: 'Anmerkungen', className: styles.remarks },
]

function Table({ heads, children }: { heads: readonly (typeof pieces)[]; children: ReactNode }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {heads.map(({ className, name }) => (
            <th key={name} scope="col" className={className}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** All pieces together, as whoever fetches them from the shelves needs them. */
function Sums({ summen }: Pick<Packliste, 'summen'>) {
  return (
    <Table heads={[pieces, article, size]}>
      {summen.map(({ groesse, stueck, titel }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two articles may have the same name
        <tr key={index}>
          <td className={styles.number}>{stueck}</td>
          <td>{titel}</td>
          <td className={styles.size}>{groesse}</td>
        </tr>
      ))}
    </Table>
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
      <Table heads={[pieces, article, size, remarks]}>
        {zeilen.map(({ anmerkungen, groesse, stueck, titel }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same name
          <tr key={index}>
            <td className={styles.number}>{stueck}</td>
            <td>{titel}</td>
            <td className={styles.size}>{groesse}</td>
            <td className={styles.remarks}>{anmerkungen}</td>
          </tr>
        ))}
      </Table>
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
          <Sums summen={summen} />
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
