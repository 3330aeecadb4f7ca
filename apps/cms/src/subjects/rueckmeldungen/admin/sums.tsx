import type { BeforeListTableServerProps } from 'payload'
import { keptValues, ownParts } from '../../../editing/access/index.ts'
import { readFeedbackSums } from '../read-sums.ts'
import styles from './sums.module.css'

/** Above the list: pages that people have judged in the last 90 days, those that helped least first. */
export async function Sums({ payload, user }: BeforeListTableServerProps) {
  const sums = await readFeedbackSums(payload, keptValues(user ?? null, ownParts))
  if (sums.length === 0) return <p>In den letzten 90 Tagen hat niemand etwas gesagt.</p>
  return (
    <table className={styles.sums}>
      <caption>Die letzten 90 Tage; was am wenigsten geholfen hat, steht oben</caption>
      <thead>
        <tr>
          <th scope="col">Seite</th>
          <th scope="col">Nein</th>
          <th scope="col">Ja</th>
          <th scope="col">Sätze</th>
        </tr>
      </thead>
      <tbody>
        {sums.map(({ pfad, seite, ja, nein, saetze }) => (
          <tr key={pfad}>
            <th scope="row">
              {seite === null ? pfad : <a href={`/admin/collections/seiten/${seite}`}>{pfad}</a>}
            </th>
            <td>{nein}</td>
            <td>{ja}</td>
            <td>{saetze}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
