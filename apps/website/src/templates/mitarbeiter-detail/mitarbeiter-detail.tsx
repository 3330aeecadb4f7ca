import type { AmtRef, Sprache } from '@kurstadt/contract'
import type { ReactNode } from 'react'
import { BildFigure } from '../../features/bild/index.ts'
import { Kontakt } from '../../features/kontakt/index.ts'
import { nameOf } from '../../features/mitarbeiter/index.ts'
import { RichText } from '../../features/rich-text/index.ts'
import { Sprachhinweis } from '../../features/sprachhinweis/index.ts'
import { VisitenkarteLink } from '../../features/visitenkarte/index.ts'
import { useLang, useRathausTexts } from '../../i18n/index.ts'
import { BackLink, Link } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './mitarbeiter-detail.module.css'

type Person = ViewProps<'mitarbeiter-detail'>['block']['context']

type FactProps = { label: string; lang?: Sprache | undefined; children: ReactNode }

function Fact({ label, lang, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd lang={lang}>{children}</dd>
    </div>
  )
}

/** Words that lead somewhere where there is somewhere to lead to. */
function MaybeLink({ href, children }: { href: string | null; children: ReactNode }) {
  return href === null ? children : <Link href={href}>{children}</Link>
}

function OfficeName({ office: { detailURL, sprache, titel } }: { office: AmtRef }) {
  return (
    <span lang={useLang(sprache)}>
      <MaybeLink href={detailURL}>{titel}</MaybeLink>
    </span>
  )
}

function Facts({ person }: { person: Person }) {
  const { amt: words } = useRathausTexts()
  const lang = useLang(person.sprache)
  const { aemter, gebaeude, sprachkenntnisse, vertretung, zimmer } = person
  const room = [zimmer && words.zimmer(zimmer), gebaeude].filter(Boolean).join(', ')
  return (
    <dl className={styles.facts}>
      {aemter.length > 0 && (
        <Fact label={words.aemter}>
          {aemter.map((office) => (
            <OfficeName key={office.id} office={office} />
          ))}
        </Fact>
      )}
      {room && <Fact label={words.wo}>{room}</Fact>}
      {sprachkenntnisse && (
        <Fact label={words.sprachen} lang={lang}>
          {sprachkenntnisse}
        </Fact>
      )}
      {vertretung && (
        <Fact label={words.vertretung}>
          <MaybeLink href={vertretung.detailURL}>{nameOf(vertretung)}</MaybeLink>
        </Fact>
      )}
    </dl>
  )
}

/** One member of staff: function, room, contact, picture, tasks, and a visiting card (spec 2.6). */
export function MitarbeiterDetail({ block: { context: person } }: ViewProps<'mitarbeiter-detail'>) {
  const { amt: words } = useRathausTexts()
  const lang = useLang(person.sprache)
  const { bild, bildcopyright, bildtext, funktion, kontakt, zustaendigkeiten } = person
  return (
    <article className={styles.person}>
      {bild && (
        <BildFigure
          bild={bild}
          sizes="(min-width: 640px) 18rem, 100vw"
          ratio="4 / 5"
          bildtext={bildtext}
          lang={lang}
          bildcopyright={bildcopyright}
          className={styles.portrait}
        />
      )}
      <div className={styles.text}>
        <Sprachhinweis of={person.sprache} />
        {funktion && (
          <p className={styles.function} lang={lang}>
            {funktion}
          </p>
        )}
        <Facts person={person} />
        <Kontakt kontakt={kontakt} of={nameOf(person)} />
        <VisitenkarteLink typ="mitarbeiter" id={person.id} of={nameOf(person)} />
        {zustaendigkeiten.length > 0 && (
          <section className={styles.text}>
            <h2>{words.aufgaben}</h2>
            <RichText text={zustaendigkeiten} lang={lang} isBelowHeading />
          </section>
        )}
        <BackLink>{words.backToPeople}</BackLink>
      </div>
    </article>
  )
}
