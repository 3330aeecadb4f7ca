import type { Abfallart } from '@kurstadt/contract'
import { useLang, useSprache } from '../../i18n/index.ts'
import { KindMark } from './kind-mark.tsx'
import { useAbfallTexts } from './texts.ts'
import styles from './waste-a-z.module.css'

const order = { de: new Intl.Collator('de'), en: new Intl.Collator('en') }

function thingsOf(arten: readonly Abfallart[], sprache: 'de' | 'en') {
  return arten
    .flatMap((art) => art.hinein.map((sache) => ({ sache, art })))
    .toSorted((a, b) => order[sprache].compare(a.sache, b.sache))
}

function Thing({ art, sache }: { art: Abfallart; sache: string }) {
  const lang = useLang(art.sprache)
  return (
    <div className={styles.thing}>
      <dt lang={lang}>{sache}</dt>
      <dd>
        <KindMark abfallart={art} />
      </dd>
    </div>
  )
}

/** Where each thing belongs, from A to Z, made of what the town says of its kinds of waste. */
export function WasteAToZ({ arten }: { arten: readonly Abfallart[] }) {
  const words = useAbfallTexts()
  const things = thingsOf(arten, useSprache())
  if (things.length === 0) return null
  return (
    <section className={styles.section}>
      <h3 id="abfall-a-z">{words.aZ}</h3>
      <dl className={styles.things}>
        {things.map(({ art, sache }) => (
          <Thing key={`${art.id} ${sache}`} art={art} sache={sache} />
        ))}
      </dl>
    </section>
  )
}
