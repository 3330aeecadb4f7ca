import type { Absage } from '../absagen/index.ts'
import { betrag } from '../worte/index.ts'
import styles from './packing-list.module.css'

type Of = { absagen: readonly Absage[] }

const sumOf = (all: readonly Absage[]) => all.reduce((sum, { cent }) => sum + cent, 0)

/** What goes back for an order, and by which way where nobody transfers it. */
function refundText({ bezahlt, cent, ueberMollie }: Absage): string {
  if (!bezahlt) return 'nicht bezahlt'
  return ueberMollie ? `${betrag(cent, 'de')} über Mollie` : betrag(cent, 'de')
}

/** Orders one below the other, and what goes back in all. */
export function CancelledOrders({ absagen }: Of) {
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
        {absagen.map((one) => (
          <tr key={one.id}>
            <td>
              <a href={`/admin/collections/bestellungen/${one.id}`}>{one.referenz}</a> {one.name}
            </td>
            <td>{one.karten.join('; ')}</td>
            <td className={styles.size}>{refundText(one)}</td>
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

/** What has to go back, and how: what was paid online goes back online, and nobody transfers it. */
export function Refunds({ absagen }: Of) {
  if (absagen.length === 0) return <p>Hier ist nichts zu erstatten.</p>
  const isOnline = absagen.some(({ ueberMollie }) => ueberMollie)
  const isTransfer = absagen.some(({ ueberMollie }) => !ueberMollie)
  return (
    <>
      {isOnline && (
        <p>
          Wo „über Mollie“ steht, öffnen Sie die Bestellung und drücken „Über Mollie erstatten“.
          Überweisen Sie dafür nichts: Sonst geht das Geld zweimal zurück.
        </p>
      )}
      {isTransfer && (
        <p>
          {isOnline ? 'Alles andere überweisen Sie' : 'Überweisen Sie den Betrag'}, und vermerken
          Sie es dann in der Bestellung mit „Geld ist erstattet“.
        </p>
      )}
      <CancelledOrders absagen={absagen} />
    </>
  )
}
