import type { Vorlage } from '@kurstadt/contract'
import { formatDate, useLang, useRatsinfoTexts } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import { RichText } from '../rich-text/index.ts'
import { CouncilFiles } from './files.tsx'
import styles from './paper.module.css'
import { Sight } from './sight.tsx'
import { Way } from './way.tsx'

function Head({ vorlage }: { vorlage: Vorlage }) {
  const words = useRatsinfoTexts().vorlage
  const { drucksache, art, datum, amt, oeffentlich, leserkreis } = vorlage
  const lang = useLang(amt?.sprache ?? 'de')
  const kind = [words.art[art], datum && words.vom(formatDate(datum))].filter(Boolean).join(' ')
  return (
    <div className={styles.head}>
      <p className={styles.number}>{words.drucksache(drucksache)}</p>
      <p>{kind}</p>
      {amt && (
        <p>
          {words.amt}:{' '}
          {amt.detailURL ? (
            <Link href={amt.detailURL} lang={lang}>
              {amt.titel}
            </Link>
          ) : (
            <span lang={lang}>{amt.titel}</span>
          )}
        </p>
      )}
      <Sight oeffentlich={oeffentlich} leserkreis={leserkreis} />
    </div>
  )
}

function Withdrawn({ zurueckgezogen }: Pick<Vorlage, 'zurueckgezogen'>) {
  const words = useRatsinfoTexts().vorlage
  const lang = useLang('de')
  if (zurueckgezogen === null) return null
  return (
    <div className={styles.withdrawn}>
      <p>
        <strong>{words.zurueckgezogen(formatDate(zurueckgezogen.am))}</strong>
      </p>
      {zurueckgezogen.grund && <p lang={lang}>{zurueckgezogen.grund}</p>}
    </div>
  )
}

function Former({ fassungen }: Pick<Vorlage, 'fassungen'>) {
  const words = useRatsinfoTexts().vorlage
  const lang = useLang('de')
  if (fassungen.length === 0) return null
  return (
    <details className={styles.former}>
      <summary>
        {words.frueher} ({fassungen.length})
      </summary>
      {fassungen.map(({ abgeloest_am: day, grund, dateien }, at) => (
        <div key={`${day} ${String(at)}`}>
          <p>
            {words.abgeloest(formatDate(day))}
            {grund && (
              <>
                : <span lang={lang}>{grund}</span>
              </>
            )}
          </p>
          <CouncilFiles dateien={dateien} lang={lang} />
        </div>
      ))}
    </details>
  )
}

/** A paper: what it is, its way through the committees, its files, and what it says. */
export function Paper({ vorlage }: { vorlage: Vorlage }) {
  const words = useRatsinfoTexts().vorlage
  const lang = useLang('de')
  return (
    <div className={styles.paper}>
      <Head vorlage={vorlage} />
      <Withdrawn zurueckgezogen={vorlage.zurueckgezogen} />
      <section className={styles.way} aria-labelledby="weg">
        <h2 id="weg">{words.weg}</h2>
        <Way beratungsfolge={vorlage.beratungsfolge} />
      </section>
      <div className={styles.text}>
        {vorlage.dateien.length + vorlage.fassungen.length > 0 && (
          <section aria-labelledby="anlagen">
            <h2 id="anlagen">{words.anlagen}</h2>
            <CouncilFiles dateien={vorlage.dateien} lang={lang} />
            <Former fassungen={vorlage.fassungen} />
          </section>
        )}
        <RichText text={vorlage.text} lang={lang} />
      </div>
    </div>
  )
}
