import type { RatsinfoTreffer } from '@kurstadt/contract'
import { formatDate, joinFacts, useLang, useRatsinfoTexts } from '../../i18n/index.ts'
import styles from './hits.module.css'
import { NamedLink } from './named-link.tsx'
import { type CouncilPlaces, useCouncilPlaces } from './places.ts'
import { Sight } from './sight.tsx'

function hrefOf(treffer: RatsinfoTreffer, places: CouncilPlaces): string | null {
  const { art, id, sitzung, detailURL } = treffer
  if (!places.isInternal) return detailURL
  if (art === 'vorlagen') return places.vorlage({ id, detailURL })
  if (art === 'sitzungen') return places.sitzung({ id, detailURL })
  const page = sitzung === null ? null : places.sitzung({ id: sitzung, detailURL })
  return page && `${page}#top-${id}`
}

/** A text with the words that were looked for marked. */
function Pieces({ pieces }: { pieces: RatsinfoTreffer['auszug'] }) {
  return pieces.map(({ text, istTreffer }, at) =>
    istTreffer ? <mark key={`${String(at)} ${text}`}>{text}</mark> : text,
  )
}

/** The part of a text where the words stand, with these marked. */
function Excerpt({ treffer: { auszug, datei } }: { treffer: RatsinfoTreffer }) {
  const words = useRatsinfoTexts().suche
  const lang = useLang('de')
  if (auszug.length === 0) return null
  return (
    <p className={styles.excerpt}>
      <span lang={lang}>
        <Pieces pieces={auszug} />
      </span>
      {datei && (
        <span className={styles.soft}>
          {' '}
          {words.aus.davor}
          <span lang={lang}>{datei}</span>
          {words.aus.danach}
        </span>
      )}
    </p>
  )
}

function useFacts({ art, kennung, datum, gremien }: RatsinfoTreffer): string {
  const words = useRatsinfoTexts()
  const called =
    kennung &&
    (art === 'vorlagen' ? words.vorlage.drucksache(kennung) : words.vorlage.punkt(kennung))
  return joinFacts([words.suche.eine[art], called, datum && formatDate(datum), gremien.join(', ')])
}

type HitProps = { treffer: RatsinfoTreffer; heading: 'h3' | 'h4' }

function Hit({ treffer, heading: Heading }: HitProps) {
  const lang = useLang('de')
  const facts = useFacts(treffer)
  return (
    <li className={styles.hit}>
      <p className={styles.facts}>
        {facts} <Sight oeffentlich={treffer.oeffentlich} />
      </p>
      <Heading className={styles.title}>
        <NamedLink href={hrefOf(treffer, useCouncilPlaces())} lang={lang}>
          <Pieces pieces={treffer.titel} />
        </NamedLink>
      </Heading>
      <Excerpt treffer={treffer} />
    </li>
  )
}

type HitsProps = { treffer: readonly RatsinfoTreffer[]; heading: 'h3' | 'h4' }

/** What the council’s search has found. */
export function CouncilHits({ treffer, heading }: HitsProps) {
  return (
    <ol className={styles.hits}>
      {treffer.map((hit) => (
        <Hit key={`${hit.art} ${hit.id}`} treffer={hit} heading={heading} />
      ))}
    </ol>
  )
}
