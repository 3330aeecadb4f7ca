import type { Sitzung } from '@kurstadt/contract'
import { useLang, useRatsinfoTexts } from '../../i18n/index.ts'
import { Badge } from '../../ui/badge/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import styles from './agenda.module.css'
import { NamedLink } from './named-link.tsx'
import { useCouncilPlaces } from './places.ts'
import { Sight } from './sight.tsx'
import { useVotes } from './votes.ts'

type Item = Sitzung['tagesordnung'][number]

const tones = {
  beschlossen: 'good',
  geaendert: 'good',
  abgelehnt: 'warn',
  vertagt: 'note',
  verwiesen: 'note',
  kenntnis: 'plain',
  abgesetzt: 'note',
} as const

/** What came of an item, in a word or two. */
export function Result({ ergebnis }: Pick<Item, 'ergebnis'>) {
  const words = useRatsinfoTexts().sitzung
  if (ergebnis === null) return null
  return <Badge tone={tones[ergebnis]}>{words.ergebnis[ergebnis]}</Badge>
}

/** Lines of a text that somebody has typed, as paragraphs. */
function Lines({ text, lang }: { text: string; lang: string | undefined }) {
  const lines = text.split(/\n+/).filter((line) => line.trim() !== '')
  return lines.map((line, at) => (
    <p key={`${String(at)} ${line.slice(0, 20)}`} lang={lang}>
      {line}
    </p>
  ))
}

/** Papers of an item; one that is called as the item is only says its number. */
function Papers({ vorlagen, titel }: Pick<Item, 'vorlagen' | 'titel'>) {
  const words = useRatsinfoTexts().sitzung
  const { vorlage: addressOf } = useCouncilPlaces()
  const lang = useLang('de')
  if (vorlagen.length === 0) return null
  return (
    <ul className={styles.papers}>
      {vorlagen.map((paper) => (
        <li key={paper.id}>
          <Icon name="file" />
          <span className={styles.paper}>
            <NamedLink href={addressOf(paper)}>
              {words.vorlage(paper.drucksache)}
              {paper.titel !== titel && <span lang={lang}>: {paper.titel}</span>}
            </NamedLink>{' '}
            <Sight oeffentlich={paper.oeffentlich} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Outcome({ item }: { item: Item }) {
  const words = useRatsinfoTexts().sitzung
  const lang = useLang('de')
  const votes = useVotes(item.abstimmung)
  const { beratung, beschluss, ergebnis } = item
  if (!(beratung || beschluss || ergebnis || votes)) return null
  return (
    <div className={styles.outcome}>
      {beratung && (
        <>
          <p className={styles.label}>{words.beratung}</p>
          <Lines text={beratung} lang={lang} />
        </>
      )}
      {beschluss && (
        <>
          <p className={styles.label}>{words.beschluss}</p>
          <Lines text={beschluss} lang={lang} />
        </>
      )}
      {(ergebnis || votes) && (
        <p className={styles.result}>
          <Result ergebnis={ergebnis} /> {votes && <span>{votes}</span>}
        </p>
      )}
    </div>
  )
}

function AgendaItem({ item }: { item: Item }) {
  const words = useRatsinfoTexts().sitzung
  const lang = useLang('de')
  const { id, punkt, titel, oeffentlich } = item
  const isBelow = punkt.includes('.')
  return (
    <li id={`top-${id}`} className={styles.item} data-below={isBelow ? '' : undefined}>
      <span className={styles.number} aria-hidden="true">
        {punkt}
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <span className="visuallyHidden">{words.top(punkt)}: </span>
          <span lang={lang}>{titel}</span>
          <Link className={styles.anchor} href={`#top-${id}`} aria-label={words.link(punkt)}>
            <Icon name="link" />
          </Link>
        </h3>
        <Sight oeffentlich={oeffentlich} />
        <Papers {...item} />
        <Outcome item={item} />
      </div>
    </li>
  )
}

/** Items of an agenda in their order, each with a place in the address that stays. */
export function Agenda({ punkte }: { punkte: readonly Item[] }) {
  return (
    <ol className={styles.agenda}>
      {punkte.map((item) => (
        <AgendaItem key={item.id} item={item} />
      ))}
    </ol>
  )
}
