import { type Anmeldesitzung, calls } from '@kurstadt/contract'
import { type Ask, askingAs, orNull, type Shut } from './ask-as.server.ts'
import type { CouncilContent, CouncilPage, CouncilPlace, NewInCouncil } from './council.ts'
import type { CouncilSession } from './council-cookie.ts'
import type { FactorStep } from './login-outcomes.ts'
import { type Reaching, readAs } from './session.server.ts'

/** New entries that home names. */
const mostNew = 12

type Query = Readonly<Record<string, string | number>>

async function readSearch(ask: Ask, params: Query) {
  const { answer } = calls.ratsinfo_suche
  const found = await orNull(ask({ name: 'ratsinfo_suche', answer, params }))
  return found?.kind === 'found' ? found.value : null
}

async function readNew(ask: Ask, seit: string | null): Promise<NewInCouncil | null> {
  if (seit === null) return null
  const found = await readSearch(ask, { neu_seit: seit, pro_seite: mostNew })
  return found && { seit, treffer: found.data, anzahl: found.anzahl }
}

async function readHome(ask: Ask, letzte: string | null): Promise<CouncilContent> {
  const { answer } = calls['ratsinfo/eigenes']
  const [neu, own] = await Promise.all([
    readNew(ask, letzte),
    orNull(ask({ name: 'ratsinfo/eigenes', answer })),
  ])
  return { kind: 'home', neu, eigenes: own?.kind === 'found' ? own.value : null }
}

async function readList(ask: Ask, params: Query): Promise<CouncilContent> {
  const { answer } = calls.sitzungsliste
  const found = await orNull(ask({ name: 'sitzungsliste', answer, params }))
  return { kind: 'sitzungen', liste: found?.kind === 'found' ? found.value : null }
}

async function readMeeting(ask: Ask, id: number): Promise<CouncilContent | null> {
  const { answer } = calls['sitzungen/{id}']
  const found = await ask({ name: 'sitzungen/{id}', answer, part: id })
  return found.kind === 'found' ? { kind: 'sitzung', sitzung: found.value } : null
}

async function readPaper(ask: Ask, id: number): Promise<CouncilContent | null> {
  const { answer } = calls['vorlagen/{id}']
  const found = await ask({ name: 'vorlagen/{id}', answer, part: id })
  return found.kind === 'found' ? { kind: 'vorlage', vorlage: found.value } : null
}

async function readFactor(ask: Ask, step: FactorStep): Promise<CouncilContent> {
  const { answer } = calls['raete/zweitfaktor']
  const found = await orNull(ask({ name: 'raete/zweitfaktor', answer }))
  return { kind: 'zweitfaktor', step, stand: found?.kind === 'found' ? found.value : null }
}

async function readContent(
  ask: Ask,
  place: CouncilPlace,
  letzte: string | null,
): Promise<CouncilContent | null> {
  if (place.kind === 'home') return readHome(ask, letzte)
  if (place.kind === 'sitzungen') return readList(ask, place.params)
  if (place.kind === 'sitzung') return readMeeting(ask, place.id)
  if (place.kind === 'vorlage') return readPaper(ask, place.id)
  if (place.kind === 'zweitfaktor') return readFactor(ask, place.step)
  if (place.kind === 'suche') return { kind: 'suche', suche: await readSearch(ask, place.params) }
  return place
}

const own = { name: 'raete/{id}', answer: calls['raete/{id}'].answer } as const

/** How long a member stays logged in, which asking prolongs; null when that has ended (WCAG 2.2.1). */
export async function readCouncilTerms(
  reaching: Reaching,
  { id, token }: CouncilSession,
): Promise<Anmeldesitzung | null> {
  const answer = await readAs(reaching, { area: 'rat', token }, { ...own, part: id })
  return answer.kind === 'found' ? answer.value.sitzung : null
}

/**
 * Reads a page for a member, in their name (spec 4, council session): who they are, and what stands at
 * the place. Throws `ContentError` `unavailable`.
 */
export function readCouncil(
  reaching: Reaching,
  { id, token }: CouncilSession,
  place: CouncilPlace,
): Promise<CouncilPage | Shut> {
  return askingAs<CouncilPage | Shut>(reaching, { area: 'rat', token }, async (ask) => {
    const mitglied = await ask({ ...own, part: id })
    // The token is somebody’s, but not that of the member whom the other cookie names.
    if (mitglied.kind === 'missing') return { kind: 'out' }
    const content = await readContent(ask, place, mitglied.value.sitzung.letzte_anmeldung)
    if (content === null) return { kind: 'missing' }
    return { kind: 'found', mitglied: mitglied.value, content }
  })
}
