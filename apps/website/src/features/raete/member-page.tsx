import type { EigenesRatsmitglied } from '@kurstadt/contract'
import type { CouncilContent } from '../../content/index.ts'
import { AreaFrame, Ask, Away, ChangeForm, loginTexts } from '../anmeldung/index.ts'
import {
  CouncilPlacesContext,
  CouncilSearch,
  internalPlaces,
  Meeting,
  Meetings,
  Paper,
} from '../ratsinfo/index.ts'
import { factorTexts, SecondFactorPage } from '../zweitfaktor/index.ts'
import { MemberHome } from './home.tsx'
import { councilPlace, memberPath } from './place.ts'
import { memberTexts } from './texts.ts'

type ContentProps = {
  content: CouncilContent
  /** The address that was asked for, where recovery codes lead on to. */
  here: string
}

function Content({ content, here }: ContentProps) {
  if (content.kind === 'sitzung') return <Meeting sitzung={content.sitzung} />
  if (content.kind === 'vorlage') return <Paper vorlage={content.vorlage} />
  if (content.kind === 'sitzungen')
    return content.liste ? <Meetings list={content.liste} heading="h2" /> : <Away />
  if (content.kind === 'suche') return <CouncilSearch suche={content.suche} hasKinds heading="h2" />
  if (content.kind === 'passwort') return <ChangeForm change={content.change} />
  if (content.kind === 'zweitfaktor') return <SecondFactorPage {...content} next={here} />
  return <MemberHome {...content} />
}

/**
 * The search has a field of its own, beside what it can be limited to; above a password or a code
 * somebody would type that into it.
 */
const withoutAsk: readonly CouncilContent['kind'][] = ['suche', 'passwort', 'zweitfaktor']

type MemberPageProps = ContentProps & Pick<EigenesRatsmitglied, 'gremien'>

/** A page for council members (spec 2.6): what is not public is there, and marked. */
export function MemberPage({ gremien, content, here }: MemberPageProps) {
  const places = [
    { href: memberPath(), words: memberTexts.home },
    { href: memberPath('sitzungen'), words: memberTexts.sitzungen },
    ...gremien.map(({ id, titel }) => ({
      href: `${memberPath('sitzungen')}?gremium_id=${id}`,
      words: titel,
    })),
    { href: memberPath('suche'), words: memberTexts.search.title },
  ]
  const { label } = memberTexts.search
  const ask = withoutAsk.includes(content.kind) ? null : (
    <Ask action={memberPath('suche')} label={label} id="ratsinfo-ask" q="" />
  )
  return (
    <CouncilPlacesContext value={internalPlaces}>
      <AreaFrame
        label={memberTexts.navigation}
        places={places}
        before={ask}
        current={places.find(({ href }) => href === here)?.href}
      >
        <Content content={content} here={here} />
      </AreaFrame>
    </CouncilPlacesContext>
  )
}

const titles = {
  home: memberTexts.home,
  sitzungen: memberTexts.sitzungen,
  suche: memberTexts.search.title,
  passwort: loginTexts.password.change,
  zweitfaktor: factorTexts.title,
}

/** Heading of such a page. */
export function titleOfPage(content: CouncilContent): string {
  if (content.kind === 'sitzung') return content.sitzung.titel
  if (content.kind === 'vorlage') return content.vorlage.titel
  return titles[content.kind]
}

/** What lies above such a page, from the members’ home on. */
export function wayToPage({ kind }: CouncilContent) {
  if (kind === 'home') return []
  const home = { title: councilPlace.name, href: memberPath() }
  if (kind !== 'sitzung') return [home]
  return [home, { title: memberTexts.sitzungen, href: memberPath('sitzungen') }]
}
