import type { OffeneDaten } from '@kurstadt/contract'
import { datenlizenzTexte } from '@kurstadt/contract/offene-daten'
import { useSprache } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './offene-daten.module.css'
import { useOpenDataTexts } from './texts.ts'

type Said = Pick<OffeneDaten, 'herausgeber' | 'email' | 'lizenz'>

function License({ lizenz, herausgeber }: Said) {
  const { license } = useOpenDataTexts()
  const sprache = useSprache()
  if (lizenz === null) return <p>{license.none}</p>
  const { titel, text, mitNamen } = datenlizenzTexte[lizenz]
  return (
    <>
      <p>{license.free}</p>
      <p>
        {license.name} <Link href={text}>{titel[sprache]}</Link>.{' '}
        {mitNamen ? herausgeber && license.source(herausgeber) : license.noSource}
      </p>
    </>
  )
}

/** What somebody may do with the data, before what there is of it. */
export function LicenseNote({ offen }: { offen: OffeneDaten }) {
  const { license } = useOpenDataTexts()
  return (
    <section className={styles.license}>
      <h2>{license.title}</h2>
      <License {...offen} />
    </section>
  )
}

/** What the licence does not hold for, and whom to ask. */
export function LicenseLimits({ email }: Pick<OffeneDaten, 'email'>) {
  const { license } = useOpenDataTexts()
  return (
    <>
      <p>{license.apart}</p>
      {email && (
        <p>
          {license.ask} <Link href={`mailto:${email}`}>{email}</Link>
        </p>
      )}
    </>
  )
}
