import type { AdminViewServerProps } from 'payload'
import { isEditor } from '../../../editing/access/index.ts'
import { OwnView } from '../../../editing/views/own-view.tsx'
import { env } from '../../../env.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { readVisits, type Visits } from '../read-visits.ts'
import { Sums } from './sums-table.tsx'
import styles from './visits.module.css'
import { WeeksChart } from './weeks-chart.tsx'

const devices: Readonly<Record<string, string>> = {
  telefon: 'Telefon',
  tablet: 'Tablet',
  computer: 'Computer',
}

const inOffice = (id: string, path: string) => (
  <a href={`/admin/collections/seiten/${id}`}>{path}</a>
)

const onSite = (path: string) => <a href={env.WEBSITE_URL + path}>{path}</a>

function Lists({ fehlt, geraete, herkunft, seiten, still, suchen }: Visits) {
  return (
    <>
      <h2>Was gesucht und nicht gefunden wird</h2>
      <p>Wörter stehen hier erst, wenn an einem Tag mindestens fünf danach gesucht haben.</p>
      <Sums
        head={['Gesucht', 'Sprache', 'Mal']}
        rows={suchen.map(({ anzahl, was, zusatz }) => ({
          key: `${zusatz} ${was}`,
          cells: [was, zusatz === 'en' ? 'Englisch' : 'Deutsch', anzahl],
        }))}
        empty="Nichts wurde so oft vergeblich gesucht."
      />
      <h2>Seiten, die niemand liest</h2>
      <p>Öffentliche Seiten, die es schon 90 Tage gibt, die am wenigsten gelesenen zuerst.</p>
      <Sums
        head={['Seite', 'Aufrufe']}
        rows={still.map(({ anzahl, id, pfad }) => ({
          key: pfad,
          cells: [inOffice(id, pfad), anzahl],
        }))}
        empty="Noch keine Seite ist 90 Tage alt."
      />
      <h2>Verweise ins Leere</h2>
      <p>Links auf unseren eigenen Seiten, denen jemand gefolgt ist und die es nicht gibt.</p>
      <Sums
        head={['Fehlt', 'Der Link steht auf', 'Mal']}
        rows={fehlt.map(({ anzahl, was, zusatz }) => ({
          key: `${was} ${zusatz}`,
          cells: [was, onSite(zusatz), anzahl],
        }))}
        empty="Niemand ist einem toten Link gefolgt."
      />
      <h2>Was am meisten gelesen wird</h2>
      <Sums
        head={['Seite', 'Aufrufe']}
        rows={seiten.map(({ anzahl, was }) => ({ key: was, cells: [onSite(was), anzahl] }))}
        empty="Noch keine Aufrufe."
      />
      <h2>Woher Besuche kommen</h2>
      <Sums
        head={['Von', 'Besuche']}
        rows={herkunft.map(({ anzahl, was }) => ({
          key: was,
          cells: [was === '' ? 'direkt, oder unbekannt' : was, anzahl],
        }))}
        empty="Noch keine Besuche."
      />
      <h2>Womit gelesen wird</h2>
      <Sums
        head={['Gerät', 'Aufrufe']}
        rows={geraete.map(({ anzahl, was }) => ({
          key: was,
          cells: [devices[was] ?? was, anzahl],
        }))}
        empty="Noch keine Aufrufe."
      />
    </>
  )
}

/** What is read on the website, and what is looked for in vain; sums alone, and nobody in them. */
export async function VisitsView(given: AdminViewServerProps) {
  const { req } = given.initPageResult
  const visits = isEditor(req.user) ? await readVisits(req, todayInBerlin()) : null
  return (
    <OwnView title="Besuche der Website" given={given}>
      {visits && (
        <div className={styles.page}>
          <p>
            Gezählt werden nur Summen je Tag, ohne Cookies und ohne irgendetwas über die Menschen.
            Wer in seinem Browser „Nicht verfolgen“ eingestellt hat, und Suchmaschinen fehlen. Die
            Listen zeigen die letzten 90 Tage.
          </p>
          <WeeksChart weeks={visits.wochen} />
          <Lists {...visits} />
        </div>
      )}
    </OwnView>
  )
}
