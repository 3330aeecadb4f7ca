import { type Anmeldesitzung, calls, type IntranetRubrik } from '@kurstadt/contract'
import { type Ask, askingAs, orNull, type Shut } from './ask-as.server.ts'
import {
  hitsPerPage,
  type IntranetContent,
  type IntranetPage,
  type IntranetPlace,
  type NewOnPage,
} from './intranet.ts'
import type { FactorStep } from './login-outcomes.ts'
import { type Reaching, readAs } from './session.server.ts'
import type { IntranetSession } from './session-cookie.ts'

/** Texts on a page of a category. */
const perPage = 10

async function readRubriken(ask: Ask): Promise<IntranetRubrik[]> {
  const answer = await ask({ name: 'intranet/rubrik', answer: calls['intranet/rubrik'].answer })
  return answer.kind === 'found' ? answer.value.data : []
}

function readTexte(ask: Ask, url: string, params: Record<string, number> = {}) {
  const { answer } = calls['intranet/rubrik/{url}']
  return ask({ name: 'intranet/rubrik/{url}', answer, part: url, params })
}

/** New entries that home names; the search has them all. */
const mostNew = 10

function readFound(ask: Ask, params: Record<string, string | number>) {
  const { answer } = calls['intranet/suche']
  return orNull(ask({ name: 'intranet/suche', answer, params }))
}

async function readNew(ask: Ask, seit: string | null): Promise<NewOnPage | null> {
  if (seit === null) return null
  const found = await readFound(ask, { neu_seit: seit, pro_seite: mostNew })
  if (found?.kind !== 'found') return null
  return { seit, treffer: found.value.data, anzahl: found.value.anzahl }
}

async function readSearch(ask: Ask, q: string, seite: number): Promise<IntranetContent> {
  const found = await readFound(ask, { q, seite, pro_seite: hitsPerPage })
  const { data: treffer = null, anzahl = 0 } = found?.kind === 'found' ? found.value : {}
  return { kind: 'suche', q, seite, treffer, anzahl }
}

async function readPersonen(ask: Ask, q: string): Promise<IntranetContent> {
  const params = { pro_seite: 9999, order: 'nachname,vorname' }
  const found = await orNull(ask({ name: 'mitarbeiter', answer: calls.mitarbeiter.answer, params }))
  return { kind: 'personen', q, personen: found?.kind === 'found' ? found.value.data : null }
}

async function readHome(
  ask: Ask,
  { rubriken, letzte }: { rubriken: IntranetRubrik[]; letzte: string | null },
): Promise<IntranetContent> {
  const parts = rubriken.map(async (rubrik) => {
    const answer = await orNull(readTexte(ask, rubrik.url))
    return { rubrik, texte: answer?.kind === 'found' ? answer.value.data : null }
  })
  const [neu, ...onPage] = await Promise.all([readNew(ask, letzte), ...parts])
  return { kind: 'home', rubriken: onPage, neu }
}

type InRubrik = { rubriken: IntranetRubrik[]; slug: string }

async function readRubrik(
  ask: Ask,
  { rubriken, slug, seite }: InRubrik & { seite: number },
): Promise<IntranetContent | null> {
  const rubrik = rubriken.find(({ url }) => url === slug)
  if (rubrik === undefined) return null
  const answer = await orNull(readTexte(ask, slug, { seite, pro_seite: perPage }))
  if (answer === null) return { kind: 'rubrik', rubrik, texte: null, seite, letzteSeite: seite }
  if (answer.kind === 'missing') return null
  const { data: texte, anzahl } = answer.value
  const letzteSeite = Math.max(1, Math.ceil(anzahl / perPage))
  return { kind: 'rubrik', rubrik, texte, seite, letzteSeite }
}

async function readText(ask: Ask, slug: string, id: number): Promise<IntranetContent | null> {
  const answer = await readTexte(ask, slug, { text_id: id, pro_seite: 1 })
  const text = answer.kind === 'found' ? answer.value.data[0] : undefined
  return text === undefined ? null : { kind: 'text', text }
}

async function readArchiv(ask: Ask, gueltigAm: string | null): Promise<IntranetContent> {
  const params: Record<string, string> =
    gueltigAm === null ? {} : { gueltig_von: gueltigAm, gueltig_bis: gueltigAm }
  const { answer: themen } = calls['intranet/archiv_themen']
  const found = await orNull(ask({ name: 'intranet/archiv_themen', answer: themen, params }))
  return { kind: 'archiv', themen: found?.kind === 'found' ? found.value.data : null, gueltigAm }
}

async function readFactor(ask: Ask, step: FactorStep): Promise<IntranetContent> {
  const { answer } = calls['intranet/zweitfaktor']
  const found = await orNull(ask({ name: 'intranet/zweitfaktor', answer }))
  return { kind: 'zweitfaktor', step, stand: found?.kind === 'found' ? found.value : null }
}

async function readContent(
  ask: Ask,
  place: IntranetPlace,
  { rubriken, letzte }: { rubriken: IntranetRubrik[]; letzte: string | null },
): Promise<IntranetContent | null> {
  if (place.kind === 'passwort') return place
  if (place.kind === 'zweitfaktor') return readFactor(ask, place.step)
  if (place.kind === 'suche') return readSearch(ask, place.q, place.seite)
  if (place.kind === 'personen') return readPersonen(ask, place.q)
  if (place.kind === 'home') return readHome(ask, { rubriken, letzte })
  if (place.kind === 'archiv') return readArchiv(ask, place.gueltigAm)
  if (place.kind === 'text') return readText(ask, place.slug, place.id)
  return readRubrik(ask, { rubriken, ...place })
}

/** How long a session holds, which asking prolongs; null when it has ended (WCAG 2.2.1). */
export async function readSessionTerms(
  reaching: Reaching,
  session: IntranetSession,
): Promise<Anmeldesitzung | null> {
  const answer = await readAs(
    reaching,
    { area: 'intranet', token: session.token },
    {
      name: 'intranet/user/{uuid}',
      answer: calls['intranet/user/{uuid}'].answer,
      part: session.uuid,
    },
  )
  return answer.kind === 'found' ? answer.value.sitzung : null
}

/**
 * Reads a page of the intranet in somebody's name (spec 4, intranet session): whoever it is, the
 * categories, and what stands at the place. Throws `ContentError` `unavailable`.
 */
export async function readIntranet(
  reaching: Reaching,
  session: IntranetSession,
  place: IntranetPlace,
): Promise<IntranetPage | Shut> {
  const asker = { area: 'intranet', token: session.token } as const
  return askingAs<IntranetPage | Shut>(reaching, asker, async (ask) => {
    const [own, rubriken] = await Promise.all([
      ask({
        name: 'intranet/user/{uuid}',
        answer: calls['intranet/user/{uuid}'].answer,
        part: session.uuid,
      }),
      // Whether there is a category at all, only the list of them can say.
      place.kind === 'rubrik' ? readRubriken(ask) : orNull(readRubriken(ask)),
    ])
    if (own.kind === 'missing') return { kind: 'out' }
    const letzte = own.value.sitzung.letzte_anmeldung
    const content = await readContent(ask, place, { rubriken: rubriken ?? [], letzte })
    if (content === null) return { kind: 'missing' }
    return { kind: 'found', frame: { benutzer: own.value, rubriken }, content }
  })
}
