import type { AmtOnPage } from '../../content/index.ts'
import { useLang, useRathausTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Adresse } from '../kontakt/index.ts'
import styles from './aemter.module.css'

const facts = [
  'stufenlos',
  'aufzug',
  'toilette',
  'parkplatz',
  'hoeranlage',
  'assistenzhund',
] as const

function Accessibility({ amt: { barrierefrei, sprache } }: { amt: AmtOnPage }) {
  const { amt: words } = useRathausTexts()
  const known = facts.filter((fact) => barrierefrei[fact])
  const list = known.map((fact) => words.barrierefreiText[fact]).join(', ')
  const lang = useLang(sprache)
  const { hinweis } = barrierefrei
  if (list === '' && !hinweis) return null
  return (
    <p className={styles.fact}>
      <Icon name="accessible" />
      <span>
        <span className="visuallyHidden">{words.barrierefrei}: </span>
        {list.charAt(0).toUpperCase() + list.slice(1)}
        {list !== '' && hinweis && '. '}
        {hinweis && <span lang={lang}>{hinweis}</span>}
      </span>
    </p>
  )
}

/** Where an office is: address with building, rooms, how to get in, and a map that is asked for. */
export function AmtPlace({ amt }: { amt: AmtOnPage }) {
  const { amt: words } = useRathausTexts()
  const lang = useLang(amt.sprache)
  const { koordinaten, zimmer } = amt
  const place = koordinaten && `${koordinaten.breite}/${koordinaten.laenge}`
  return (
    <div className={styles.place}>
      <Adresse adresse={amt.adresse} />
      {zimmer && <p lang={lang}>{zimmer}</p>}
      <Accessibility amt={amt} />
      {koordinaten && (
        <p>
          <Link
            className={styles.map}
            href={`https://www.openstreetmap.org/?mlat=${koordinaten.breite}&mlon=${koordinaten.laenge}#map=18/${place}`}
          >
            <Icon name="place" />
            {words.karte}
          </Link>
        </p>
      )}
    </div>
  )
}
