import { z } from 'zod'
import { aktuellesEintrag } from '../entities/aktuelles.ts'
import { amt } from '../entities/amt.ts'
import { einstellungen } from '../entities/einstellungen.ts'
import { mitarbeiter } from '../entities/mitarbeiter.ts'
import { rubrik } from '../entities/rubrik.ts'
import { suchtreffer } from '../entities/suchtreffer.ts'
import { veranstaltung } from '../entities/veranstaltung.ts'
import { listOf } from '../list.ts'
import { menu, menuNames } from '../page/menu.ts'
import { seite } from '../page/page.ts'
import { routeAnswer } from '../page/route.ts'
import { isoDate } from '../primitives.ts'
import { seitenEintrag, sitemapEintrag } from './overview.ts'
import { exclude, flag, idParam, orderBy, paging, spracheParam } from './query.ts'

export type { OrderField } from './query.ts'

/** What contract, API and content client agree on for one call. */
export type CallSpec<Params extends z.ZodType, Answer extends z.ZodType> = {
  /** Parameters as they stand in the query; unknown ones are dropped, wrong ones are a 400. */
  params: Params
  answer: Answer
  /** Chapter of the specification. */
  spec: string
  summary: string
}

function defineCall<Params extends z.ZodType, Answer extends z.ZodType>(
  spec: CallSpec<Params, Answer>,
): CallSpec<Params, Answer> {
  return spec
}

const single = z.object(spracheParam)

/**
 * Every call of the content API by its name: the path below `/api/cms/`, where `{id}` is a wire
 * number. An `apiCalls[].name` is one of these and nothing else (reliability T26).
 */
export const calls = {
  route: defineCall({
    params: z.object({ url: z.string() }),
    answer: routeAnswer,
    spec: '7',
    summary: 'What a path is made of, or where it has gone',
  }),
  menu: defineCall({
    params: z.object({ name: z.enum(menuNames) }),
    answer: menu,
    spec: '7',
    summary: 'A named menu',
  }),
  seiten: defineCall({
    params: z.object({ ...spracheParam, ...paging }),
    answer: listOf(seitenEintrag),
    spec: '3',
    summary: 'All published pages, by path',
  }),
  'seiten/{id}': defineCall({ params: single, answer: seite, spec: '3', summary: 'A page' }),
  veranstaltungen: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['datum_von', 'datum_bis', 'titel'], 'datum_von'),
      zeitraum: z.enum(['alle', 'kommend', 'vergangen']).default('alle'),
      datum_von: isoDate.optional(),
      datum_bis: isoDate.optional(),
      jahr: z.coerce.number().int().min(1900).max(9999).optional(),
      rubrik_id: idParam.optional(),
      kostenlos: flag.optional(),
      barrierefrei: flag.optional(),
      familien: flag.optional(),
    }),
    answer: listOf(veranstaltung),
    spec: '3',
    summary: 'Events',
  }),
  'veranstaltungen/{id}': defineCall({
    params: single,
    answer: veranstaltung,
    spec: '3',
    summary: 'An event',
  }),
  rubriken: defineCall({
    params: z.object({ ...spracheParam, ...paging, ...orderBy(['rubrik'], 'rubrik') }),
    answer: listOf(rubrik),
    spec: '3',
    summary: 'Categories of events',
  }),
  'rubriken/{id}': defineCall({ params: single, answer: rubrik, spec: '3', summary: 'A category' }),
  aktuelles: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['datum_von', 'sortierung', 'titel'], 'datum_von desc,sortierung'),
    }),
    answer: listOf(aktuellesEintrag),
    spec: '7',
    summary: 'News',
  }),
  'aktuelles/{id}': defineCall({
    params: single,
    answer: aktuellesEintrag,
    spec: '3',
    summary: 'A news article',
  }),
  aemter: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(
        ['sortierung', 'titel', 'mitarbeiter.sortierung', 'mitarbeiter.nachname'],
        'sortierung,titel,mitarbeiter.sortierung,mitarbeiter.nachname',
      ),
    }),
    answer: listOf(amt),
    spec: '7',
    summary: 'Offices with their staff',
  }),
  'aemter/{id}': defineCall({ params: single, answer: amt, spec: '3', summary: 'An office' }),
  mitarbeiter: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['sortierung', 'nachname', 'vorname'], 'sortierung,nachname'),
    }),
    answer: listOf(mitarbeiter),
    spec: '3',
    summary: 'Staff',
  }),
  'mitarbeiter/{id}': defineCall({
    params: single,
    answer: mitarbeiter,
    spec: '3',
    summary: 'A member of staff',
  }),
  suche: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...exclude,
      q: z.string().trim().max(200).default(''),
    }),
    answer: listOf(suchtreffer),
    spec: '7',
    summary: 'Search; what somebody looks for is kept by no store',
  }),
  einstellungen: defineCall({
    params: single,
    answer: einstellungen,
    spec: '9',
    summary: 'Settings of the site',
  }),
  sitemap: defineCall({
    params: z.object({}),
    answer: z.object({ data: z.array(sitemapEintrag) }),
    spec: '2.2',
    summary: 'Every public address: pages and entries with a page of their own',
  }),
}

/** Name of a call. */
export type CallName = keyof typeof calls
/** Parsed answer of a call. */
export type Answer<Name extends CallName> = z.infer<(typeof calls)[Name]['answer']>
/** Parsed parameters of a call. */
export type Params<Name extends CallName> = z.infer<(typeof calls)[Name]['params']>

/** True for a name the registry knows. */
export function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name)
}

/** All names. */
export const callNames = Object.keys(calls).filter(isCallName)

/**
 * Takes a name as a route writes it apart: `seiten/41` → `{ name: 'seiten/{id}', id: 41 }`.
 * Null for anything that is not a registered call with at most one wire number.
 */
export function resolveCall(written: string): { name: CallName; id: number | null } | null {
  const match = /^([a-z_]+)(?:\/([1-9]\d{0,9}))?$/.exec(written)
  if (!match) return null
  const [, base = '', digits] = match
  const name = digits === undefined ? base : `${base}/{id}`
  return isCallName(name) ? { name, id: digits === undefined ? null : Number(digits) } : null
}
