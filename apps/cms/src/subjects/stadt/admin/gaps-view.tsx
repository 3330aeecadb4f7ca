import type { AdminViewServerProps } from 'payload'
import styles from '../../../editing/views/dialog.module.css'
import { OwnView } from '../../../editing/views/own-view.tsx'
import { districtText, gapAddress, gapText, readGaps, streetText } from '../luecken/index.ts'

type Gaps = NonNullable<Awaited<ReturnType<typeof readGaps>>>
type Gap = Gaps['gaps'][number]

/** Names a gap for the links of the first view. */
const anchorOf = ({ gaps }: Gaps, gap: Gap) => `luecke-${gaps.indexOf(gap) + 1}`

function Streets({ data, gap }: { data: Gaps; gap: Gap }) {
  const own = data.streets.filter(({ bezirk }) => gap.bezirke.includes(bezirk))
  const id = anchorOf(data, gap)
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Straßen ohne Kalender ({own.length})</h2>
      <p>In ihrem Bezirk ist kein einziger Termin eingetragen. Stimmt der Bezirk?</p>
      <ul className={styles.days}>
        {own.map((street) => (
          <li key={street.id}>
            <a href={`/admin/collections/strassen/${street.id}`}>{streetText(street)}</a> (Bezirk{' '}
            {street.bezirk})
          </li>
        ))}
      </ul>
    </section>
  )
}

function Table({ data, title, list }: { data: Gaps; title: string; list: readonly Gap[] }) {
  if (list.length === 0) return null
  return (
    <>
      <h2>
        {title} ({list.length})
      </h2>
      <section className={styles.scroll} aria-label={title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Was fehlt</th>
              <th scope="col">Wo</th>
            </tr>
          </thead>
          <tbody>
            {list.map((gap) => (
              <tr key={anchorOf(data, gap)} id={anchorOf(data, gap)}>
                <th scope="row">
                  <a href={gapAddress(gap)}>{gapText(gap, data)}</a>
                </th>
                <td>
                  {gap.bezirke.map((bezirk) => (
                    <div key={bezirk}>{districtText(bezirk, data.streets)}</div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function Parts({ data }: { data: Gaps }) {
  const of = (...kinds: Gap['was'][]) => data.gaps.filter(({ was }) => kinds.includes(was))
  if (data.gaps.length === 0)
    return (
      <p>
        Keine Lücken: Jede Straße hat einen Kalender, und keine Abfallart macht eine ungewöhnlich
        lange Pause.
      </p>
    )
  const [without] = of('ohne-kalender')
  return (
    <>
      {without && <Streets data={data} gap={without} />}
      <Table data={data} title="Noch nicht eingetragen" list={of('ohne-termine', 'jahr-fehlt')} />
      <Table data={data} title="Ungewöhnlich lange Pausen" list={of('pause')} />
    </>
  )
}

/** What is missing in the waste calendar, before residents miss a collection. */
export async function GapsView(given: AdminViewServerProps) {
  const data = await readGaps(given.initPageResult.req)
  const back = (
    <p>
      <a href="/admin/collections/abfuhrtermine">Zurück zu den Abfuhrterminen</a>
    </p>
  )
  return (
    <OwnView title="Lücken im Abfallkalender" before={back} given={given}>
      {data && (
        <>
          <p>
            Gesucht wird in diesem Jahr ab heute, ab Oktober auch im nächsten Jahr.{' '}
            <a href="/admin/abfuhrtermine-einlesen">Abfuhrtermine aus einer Datei einlesen</a>
          </p>
          <Parts data={data} />
          {data.onRequest.length > 0 && (
            <p>Noch nie mit einem Termin, also nur auf Bestellung: {data.onRequest.join(', ')}.</p>
          )}
        </>
      )}
    </OwnView>
  )
}
