import type { UnitOnPage } from '../../content/index.ts'
import { guidePages } from '../../features/area/index.ts'
import { nameOf } from '../../features/mitarbeiter/index.ts'
import { useRathausTexts, useSprache } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './wegweiser-organisation.module.css'

type UnitsProps = { units: readonly UnitOnPage[]; above: number | null; depth?: number }

/** Offices that stand below each other in a ring would have no end. */
const deepest = 6

function Unit({ unit }: { unit: UnitOnPage }) {
  const { amt: amtWords, wegweiser: words } = useRathausTexts()
  const { services } = guidePages[useSprache()]
  const { detailURL, id, leitung, titel, zimmer } = unit
  return (
    <div className={styles.unit}>
      <p className={styles.name}>{detailURL ? <Link href={detailURL}>{titel}</Link> : titel}</p>
      {leitung && (
        <p>
          {amtWords.leitung}: {nameOf(leitung)}
        </p>
      )}
      {zimmer && <p>{zimmer}</p>}
      <p>
        <Link href={`${services}?amt_id=${id}`}>
          {words.dienste}
          <span className="visuallyHidden">: {titel}</span>
        </Link>
      </p>
    </div>
  )
}

function Units({ units, above, depth = 0 }: UnitsProps) {
  const own = units.filter((unit) => unit.above === above)
  if (own.length === 0 || depth === deepest) return null
  return (
    <ul className={styles.units}>
      {own.map((unit) => (
        <li key={unit.id} lang={unit.sprache}>
          <Unit unit={unit} />
          <Units units={units} above={unit.id} depth={depth + 1} />
        </li>
      ))}
    </ul>
  )
}

/** Offices as they stand one below the other, with what each does (spec 2.6, service guide). */
export function WegweiserOrganisation({
  block: { context, options },
}: ViewProps<'wegweiser-organisation'>) {
  const { amt: words } = useRathausTexts()
  return (
    <section className={styles.section}>
      {options.titel && <h2>{options.titel}</h2>}
      {context.data.length === 0 && <p>{words.none}</p>}
      <Units units={context.data} above={null} />
    </section>
  )
}
