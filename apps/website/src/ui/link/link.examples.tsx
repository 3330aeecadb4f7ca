import { useSprache } from '../../i18n/index.ts'
import { BackLink, Link } from './index.ts'

const words = {
  de: {
    before: 'Karten erhalten Sie in der ',
    page: 'Tourist-Information',
    mail: ' oder unter ',
    or: ', das Programm steht beim ',
    other: 'Verband der Heilbäder',
    back: 'Alle Meldungen',
    long: 'Antragsunterlagen zur Zweitwohnungssteuerbefreiungsbescheinigung für Ferienwohnungsvermieter',
  },
  en: {
    before: 'Tickets are sold at the ',
    page: 'tourist information',
    mail: ' or on ',
    or: '; the programme is kept by the ',
    other: 'association of spa towns',
    back: 'All news',
    long: 'Application papers for the second-home-tax exemption of holiday-flat owners',
  },
}

function InText() {
  const sprache = useSprache()
  const w = words[sprache]
  return (
    <p>
      {w.before}
      <Link href={`/${sprache}/`}>{w.page}</Link>
      {w.mail}
      <Link href="tel:+493023125220">030 23125-220</Link>
      {w.or}
      <Link href="https://heilbaeder.example/">{w.other}</Link>.
    </p>
  )
}

function LongWords() {
  const sprache = useSprache()
  return (
    <p>
      <Link href={`/${sprache}/`}>{words[sprache].long}</Link>
    </p>
  )
}

function Back() {
  return <BackLink>{words[useSprache()].back}</BackLink>
}

/** Named examples of links: to a page, a telephone and another site; over lines; back to a list. */
export const examples = { 'in-text': InText, 'long-words': LongWords, back: Back }
