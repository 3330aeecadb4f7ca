import type { Vorlage } from '@kurstadt/contract'
import { useLang, useRatsinfoTexts } from '../../i18n/index.ts'
import { Badge } from '../../ui/badge/index.ts'
import { Result } from './agenda.tsx'
import { NamedLink } from './named-link.tsx'
import { useCouncilPlaces } from './places.ts'
import { Sight } from './sight.tsx'
import styles from './way.module.css'
import { When } from './when.tsx'

type Step = Vorlage['beratungsfolge'][number]

/** Address of the item that a paper stands on. */
function useItemAddress({ sitzung, punkt }: Step): string | null {
  const places = useCouncilPlaces()
  const page = sitzung && places.sitzung(sitzung)
  return page && punkt ? `${page}#top-${punkt.id}` : page
}

function Meeting({ step }: { step: Step }) {
  const words = useRatsinfoTexts()
  const address = useItemAddress(step)
  const { sitzung, punkt } = step
  if (sitzung === null) return <p className={styles.soft}>{words.vorlage.geplant}</p>
  return (
    <>
      <p>
        <NamedLink href={address}>
          <When beginn={sitzung.beginn} ende={null} />
          {punkt && `, ${words.vorlage.punkt(punkt.punkt)}`}
        </NamedLink>
      </p>
      {sitzung.abgesagt && <Badge tone="warn">{words.abgesagt}</Badge>}
      <Sight oeffentlich={sitzung.oeffentlich} />
    </>
  )
}

function WayStep({ step }: { step: Step }) {
  const words = useRatsinfoTexts()
  const places = useCouncilPlaces()
  const lang = useLang('de')
  const { gremium, zweck, ergebnis, beschluss, sitzung } = step
  return (
    <li
      className={styles.step}
      data-done={ergebnis ? '' : undefined}
      data-planned={sitzung ? undefined : ''}
    >
      <p className={styles.committee}>
        {gremium && (
          <NamedLink href={places.gremium(gremium)} lang={lang}>
            {gremium.titel}
          </NamedLink>
        )}
        {zweck && <span className={styles.soft}> {words.vorlage.zweck[zweck]}</span>}
      </p>
      <Meeting step={step} />
      <Result ergebnis={ergebnis} />
      {beschluss && <p lang={lang}>{beschluss}</p>}
    </li>
  )
}

/** The way of a paper through the committees, step by step. */
export function Way({ beratungsfolge }: Pick<Vorlage, 'beratungsfolge'>) {
  const words = useRatsinfoTexts().vorlage
  if (beratungsfolge.length === 0) return <p>{words.ohneWeg}</p>
  return (
    <ol className={styles.way}>
      {beratungsfolge.map((step, at) => (
        <WayStep key={`${step.punkt?.id ?? 'planned'} ${String(at)}`} step={step} />
      ))}
    </ol>
  )
}
