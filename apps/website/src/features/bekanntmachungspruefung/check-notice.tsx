import { type Bekanntmachungspruefung, bekanntmachungspfade } from '@kurstadt/contract'
import { formatNoticeInstant } from '../../i18n/index.ts'
import { ErrorSummary, FileField, TextArea } from '../../ui/field/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import styles from './check-notice.module.css'
import { type CopyProblem, checkTexts as words } from './texts.ts'

/** What was checked, and what came of it; without a hash the log alone was looked at. */
export type Checked = { hash: string | null; pruefung: Bekanntmachungspruefung | 'away' }

type Hit = Bekanntmachungspruefung['treffer'][number]

function Found({ hit }: { hit: Hit }) {
  const { bekanntgemacht_am: am, bekanntmachung, nr, titel, unveraendert, was } = hit
  return (
    <div className={unveraendert ? styles.good : styles.bad}>
      <p>
        <strong>{words.gefunden[was](titel, nr)}</strong>
      </p>
      <p>{words.am(formatNoticeInstant(am, 'de'))}</p>
      <p>{unveraendert ? words.unveraendert : words.veraendert}</p>
      {bekanntmachung.detailURL && (
        <p>
          <Link href={bekanntmachung.detailURL}>{words.zurueck}</Link>
        </p>
      )}
    </div>
  )
}

function Result({ hash, treffer }: { hash: string; treffer: readonly Hit[] }) {
  return (
    <section className={styles.part} role="status">
      <h2>{words.ergebnis}</h2>
      {treffer.map((hit) => (
        <Found key={hit.nr} hit={hit} />
      ))}
      {treffer.length === 0 && (
        <div className={styles.bad}>
          <p>
            <strong>{words.unbekannt}</strong>
          </p>
          <p>{words.unbekanntRat}</p>
        </div>
      )}
      <p className={styles.soft}>
        {words.geprueft} <code>{hash}</code>
      </p>
    </section>
  )
}

function Log({ pruefung }: { pruefung: Bekanntmachungspruefung }) {
  const { bruch, eintraege, letzte } = pruefung
  const whole = eintraege === 0 ? words.leer : words.ganz(eintraege)
  return (
    <section className={styles.part}>
      <h2>{words.kette}</h2>
      {bruch === null ? (
        <p>{whole}</p>
      ) : (
        <p className={styles.bad} role="alert">
          <strong>{words.bruch(bruch)}</strong>
        </p>
      )}
      {letzte && (
        <p className={styles.soft}>
          {words.letzte} <code>{letzte}</code>
        </p>
      )}
      <p>{words.selbst}</p>
      <p>
        <Link href={bekanntmachungspfade.verzeichnis} download>
          {words.laden}
        </Link>
      </p>
    </section>
  )
}

type CheckProps = { checked: Checked; problem: CopyProblem | null }

/** A form that checks a copy against the log, what came of it, and how the log itself stands. */
export function CheckNotice({ checked, problem }: CheckProps) {
  const { hash, pruefung } = checked
  const message = problem === null ? undefined : words.problems[problem]
  const [at, id] = problem === 'lang' ? ['text', 'kopie-text'] : ['datei', 'kopie-datei']
  return (
    <div className={styles.page}>
      {pruefung === 'away' && (
        <p className={styles.bad} role="alert">
          {words.away}
        </p>
      )}
      {hash !== null && pruefung !== 'away' && <Result hash={hash} treffer={pruefung.treffer} />}
      <form
        className={styles.form}
        method="post"
        action={bekanntmachungspfade.pruefen}
        encType="multipart/form-data"
      >
        <ErrorSummary errors={message ? [{ fieldId: id, message }] : []} isFirst />
        <p>{words.intro}</p>
        <FileField
          id="kopie-datei"
          name="datei"
          label={words.datei}
          hint={words.dateiHint}
          error={at === 'datei' ? message : undefined}
        />
        <TextArea
          id="kopie-text"
          name="text"
          label={words.text}
          hint={words.textHint}
          error={at === 'text' ? message : undefined}
        />
        <p>
          <Button type="submit">{words.send}</Button>
        </p>
      </form>
      {pruefung !== 'away' && <Log pruefung={pruefung} />}
    </div>
  )
}
