import { ausnahmegruende, type BarrierefreiesAngebot } from '@kurstadt/contract'
import { formatDate } from '../../i18n/index.ts'
import { Ausnahme } from './ausnahme.tsx'
import styles from './erklaerung.module.css'
import { useStatementTexts } from './texts.ts'

type Pruefung = NonNullable<BarrierefreiesAngebot['pruefung']>

/** When, how and by whom it was looked at. */
function Checked({ pruefung }: { pruefung: Pruefung }) {
  const words = useStatementTexts()
  const { geprueft, erstellt, methode, pruefer } = pruefung
  const by = methode === 'selbst' ? words.selbst : words.extern(pruefer)
  return (
    <ul className={styles.facts}>
      <li>
        {words.geprueft(formatDate(geprueft))} {by}
      </li>
      {erstellt && <li>{words.erstellt(formatDate(erstellt))}</li>}
    </ul>
  )
}

/** What is declared of one offer; that nobody has checked it is said, never that it is fine. */
export function Angebot({ angebot: { angebot, pruefung, ausnahmen } }: AngebotProps) {
  const words = useStatementTexts()
  const groups = ausnahmegruende.flatMap((grund) => {
    const own = ausnahmen.filter((one) => one.grund === grund)
    return own.length === 0 ? [] : [{ grund, own }]
  })
  return (
    <section className={styles.offer}>
      <h2>{words.angebote[angebot]}</h2>
      <p className={styles.status} data-status={pruefung?.status}>
        {pruefung === null ? words.ungeprueft : words.status[pruefung.status]}
      </p>
      {pruefung && <Checked pruefung={pruefung} />}
      {groups.length > 0 && <h3>{words.ausnahmen}</h3>}
      {groups.map(({ grund, own }) => (
        <div key={grund}>
          <h4>{words.gruende[grund]}</h4>
          <ul className={styles.gaps}>
            {own.map((one) => (
              <Ausnahme key={one.was} ausnahme={one} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

type AngebotProps = { angebot: BarrierefreiesAngebot }
