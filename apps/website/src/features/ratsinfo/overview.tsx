import { councilPaths, oparlPath, type Ratsinfo } from '@kurstadt/contract'
import { useLang, useRatsinfoTexts } from '../../i18n/index.ts'
import { buttonClass } from '../../ui/button/index.ts'
import { TextField } from '../../ui/field/index.ts'
import { MailLink } from './mail-link.tsx'
import { MeetingList } from './meeting-list.tsx'
import { NamedLink } from './named-link.tsx'
import styles from './overview.module.css'
import { PaperList } from './paper-list.tsx'
import { useCouncilPlaces } from './places.ts'

type Level = 'h2' | 'h3'
const below = { h2: 'h3', h3: 'h4' } as const
type PartProps = { ratsinfo: Ratsinfo; heading: Level }

function Search() {
  const { suche } = useRatsinfoTexts()
  return (
    <form className={styles.search} action={councilPaths.suche} aria-label={suche.label}>
      <TextField
        id="rat-q"
        name="q"
        type="search"
        label={suche.label}
        hint={suche.hinweis}
        maxLength={200}
        autoComplete="off"
      />
      <button type="submit" className={buttonClass('solid')}>
        {suche.senden}
      </button>
    </form>
  )
}

function Next({ ratsinfo: { naechste, letzte }, heading: Heading }: PartProps) {
  const words = useRatsinfoTexts().uebersicht
  return (
    <section className={styles.part}>
      <Heading>{words.naechste}</Heading>
      {naechste.length === 0 && <p>{words.keine}</p>}
      <MeetingList sitzungen={naechste} heading={below[Heading]} />
      {letzte.length > 0 && (
        <>
          <Heading className={styles.second}>{words.letzte}</Heading>
          <MeetingList sitzungen={letzte} heading={below[Heading]} />
        </>
      )}
      <p>
        <NamedLink href={councilPaths.sitzungen} className={styles.all}>
          {words.alleSitzungen}
        </NamedLink>
      </p>
    </section>
  )
}

function Papers({ ratsinfo: { vorlagen }, heading: Heading }: PartProps) {
  const words = useRatsinfoTexts().uebersicht
  return (
    <section className={styles.part}>
      <Heading>{words.vorlagen}</Heading>
      {vorlagen.length === 0 ? <p>{words.keineVorlagen}</p> : <PaperList vorlagen={vorlagen} />}
      <p>
        <NamedLink href={councilPaths.vorlagen} className={styles.all}>
          {words.alleVorlagen}
        </NamedLink>
      </p>
      <MailLink term="" />
    </section>
  )
}

function Committees({ ratsinfo: { gremien }, heading: Heading }: PartProps) {
  const words = useRatsinfoTexts().uebersicht
  const places = useCouncilPlaces()
  const lang = useLang('de')
  return (
    <section className={styles.part}>
      <Heading>{words.gremien}</Heading>
      <ul className={styles.list}>
        {gremien.map((gremium) => (
          <li key={gremium.id}>
            <NamedLink href={places.gremium(gremium)} className={styles.all} lang={lang}>
              {gremium.titel}
            </NamedLink>{' '}
            <span className={styles.count}>{words.mitglieder(gremium.mitglieder)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Factions({ ratsinfo: { fraktionen }, heading: Heading }: PartProps) {
  const words = useRatsinfoTexts()
  const lang = useLang('de')
  return (
    <section className={styles.part}>
      <Heading>{words.uebersicht.sitze}</Heading>
      <dl className={styles.seats}>
        {fraktionen.map(({ fraktion, sitze }) => (
          <div key={fraktion ?? ''}>
            <dt lang={fraktion === null ? undefined : lang}>
              {fraktion ?? words.mitglied.ohneFraktion}
            </dt>
            <dd>{sitze}</dd>
          </div>
        ))}
      </dl>
      <p>
        <NamedLink href={councilPaths.mitglieder} className={styles.all}>
          {words.uebersicht.alleMitglieder}
        </NamedLink>
      </p>
    </section>
  )
}

/** The council at a glance: search, next meetings, new papers, committees, factions. */
export function CouncilOverview(props: PartProps) {
  const words = useRatsinfoTexts().uebersicht
  const { ratsinfo } = props
  return (
    <div className={styles.overview}>
      <Search />
      <div className={styles.columns}>
        <Next {...props} />
        <div className={styles.column}>
          <Papers {...props} />
          {ratsinfo.gremien.length > 0 && <Committees {...props} />}
          {ratsinfo.fraktionen.length > 0 && <Factions {...props} />}
        </div>
      </div>
      <p>
        <NamedLink href={councilPaths.internal} className={styles.all}>
          {words.intern}
        </NamedLink>
      </p>
      <p className={styles.soft}>
        <NamedLink href={oparlPath}>{words.oparl}</NamedLink>
      </p>
    </div>
  )
}
