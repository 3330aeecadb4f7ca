import type { IntranetContent, IntranetFrame, RubrikOnPage } from '../../content/index.ts'
import { formatDate, useTexts } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Pagination } from '../../ui/pagination/index.ts'
import { Away, ChangeForm, loginTexts } from '../anmeldung/index.ts'
import { RichText } from '../rich-text/index.ts'
import { factorTexts, SecondFactorPage } from '../zweitfaktor/index.ts'
import { Archive } from './archive.tsx'
import { Files } from './files.tsx'
import { Frame } from './frame.tsx'
import styles from './intranet.module.css'
import { Personen } from './personen.tsx'
import { intranetPath, intranetPlace } from './place.ts'
import { New, Search } from './search.tsx'
import { intranetTexts } from './texts.ts'
import { TextList } from './texts-list.tsx'

function Rubrik({ rubrik, texte }: RubrikOnPage) {
  return (
    <section className={styles.rubrik}>
      <h2>{rubrik.rubrik}</h2>
      {texte === null ? <Away /> : <TextList texte={texte} heading="h3" />}
      <p>
        <Link href={intranetPath(rubrik.url)}>{intranetTexts.all(rubrik.rubrik)}</Link>
      </p>
    </section>
  )
}

type Of<Kind extends IntranetContent['kind']> = Extract<IntranetContent, { kind: Kind }>

function OneText({ text }: Of<'text'>) {
  return (
    <article className={styles.article}>
      <p className={styles.soft}>{formatDate(text.datum_von)}</p>
      <RichText text={text.text} />
      <Files dateien={text.dateien} />
      <p>
        <Link href={intranetPath(text.rubrik.url)}>{intranetTexts.all(text.rubrik.rubrik)}</Link>
      </p>
    </article>
  )
}

function ListOfTexts({ texte, seite, letzteSeite }: Of<'rubrik'>) {
  const words = useTexts().list
  if (texte === null) return <Away />
  return (
    <>
      <TextList texte={texte} heading="h2" />
      <Pagination current={seite} last={letzteSeite} query={{}} words={words} />
    </>
  )
}

type ContentProps = {
  content: IntranetContent
  heute: string
  /** The address that was asked for, where recovery codes lead on to. */
  here: string
}

function Content({ content, heute, here }: ContentProps) {
  if (content.kind === 'text') return <OneText {...content} />
  if (content.kind === 'rubrik') return <ListOfTexts {...content} />
  if (content.kind === 'passwort') return <ChangeForm change={content.change} />
  if (content.kind === 'archiv') return <Archive {...content} heute={heute} />
  if (content.kind === 'suche') return <Search {...content} />
  if (content.kind === 'personen') return <Personen {...content} />
  if (content.kind === 'zweitfaktor') return <SecondFactorPage {...content} next={here} />
  return (
    <>
      {content.neu && <New neu={content.neu} />}
      <div className={styles.rubriken}>
        {content.rubriken.map((part) => (
          <Rubrik key={part.rubrik.id} {...part} />
        ))}
      </div>
    </>
  )
}

type IntranetProps = Pick<IntranetFrame, 'rubriken'> & ContentProps

/** A page of the staff intranet (spec 2.2, 2.7). */
export function Intranet({ rubriken, content, heute, here }: IntranetProps) {
  const isAway = content.kind === 'home' && rubriken === null
  return (
    <Frame rubriken={rubriken} hasSearch={content.kind !== 'suche'}>
      {isAway ? <Away /> : <Content content={content} heute={heute} here={here} />}
    </Frame>
  )
}

const titles = {
  home: intranetPlace.name,
  archiv: intranetTexts.archive.title,
  suche: intranetTexts.search.title,
  personen: intranetTexts.personen.title,
  passwort: loginTexts.password.change,
  zweitfaktor: factorTexts.title,
}

/** Heading of a page of the intranet. */
export function titleOf(content: IntranetContent): string {
  if (content.kind === 'text') return content.text.titel
  if (content.kind === 'rubrik') return content.rubrik.rubrik
  return titles[content.kind]
}

/** What lies above a page of the intranet, from its home on. */
export function wayTo(content: IntranetContent) {
  if (content.kind === 'home') return []
  const home = { title: intranetPlace.name, href: intranetPath() }
  if (content.kind !== 'text') return [home]
  const { rubrik, url } = content.text.rubrik
  return [home, { title: rubrik, href: intranetPath(url) }]
}
