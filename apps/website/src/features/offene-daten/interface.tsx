import type { OffeneDaten } from '@kurstadt/contract'
import { datensaetze, type Spalte } from '@kurstadt/contract/offene-daten'
import { useSprache } from '../../i18n/index.ts'
import { Accordion } from '../../ui/accordion/index.ts'
import styles from './offene-daten.module.css'
import { useOpenDataTexts } from './texts.ts'

function Fields({ spalten }: { spalten: readonly Spalte[] }) {
  const { kinds } = useOpenDataTexts().api
  const sprache = useSprache()
  return (
    <dl className={styles.fields}>
      {spalten.map(({ name, art, titel }) => (
        <div key={name}>
          <dt>
            <code>{name}</code> <span className={styles.kind}>{kinds[art]}</span>
          </dt>
          <dd>{titel[sprache]}</dd>
        </div>
      ))}
    </dl>
  )
}

function Addresses() {
  const { api } = useOpenDataTexts()
  return (
    <section className={styles.all}>
      <h2>{api.addresses}</h2>
      <p>{api.stable}</p>
      <dl className={styles.fields}>
        {api.rows.map(([address, meaning]) => (
          <div key={address}>
            <dt>
              <code>{address}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** How programs read the datasets: addresses, rules and every field, as the contract has them. */
export function Interface({ offen }: { offen: OffeneDaten }) {
  const { api, machines } = useOpenDataTexts()
  const sprache = useSprache()
  const items = offen.datensaetze.map(({ name }) => {
    const { titel, spalten } = datensaetze[name]
    return {
      id: `felder-${name}`,
      title: titel[sprache],
      note: `${name} · ${api.count(spalten.length)}`,
      content: <Fields spalten={spalten} />,
    }
  })
  return (
    <>
      <Addresses />
      <section className={styles.all}>
        <h2>{api.use}</h2>
        <ul className={styles.rules}>
          {api.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      <section className={styles.all} aria-label={`${machines}: ${api.fields}`}>
        <h2>{api.fields}</h2>
        <Accordion level={3} items={items} />
      </section>
    </>
  )
}
