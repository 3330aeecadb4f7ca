import { councilPaths } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import { addressAt, schema } from './serialise.ts'
import { oparlTime } from './times.ts'

const word = z
  .string()
  .nullable()
  .transform((value) => value?.trim() || undefined)

const row = z.object({
  ortsname: word,
  lizenz: word,
  name: word,
  email: word,
  angelegt: z.coerce.date(),
  geaendert: z.coerce.date(),
})

/** The town as OParl shows it. */
export type Town = z.output<typeof row>

/**
 * There are settings or none; the town hall may have no office, or one that is not public: its address
 * goes, and when it went counts.
 */
const text = `
  select e.ortsname, e.ratsdaten_lizenz as lizenz, l.rathaus_name as name,
    case when a._status = 'published' then a.kontakt_email end as email, coalesce(e.created_at, 'epoch') as angelegt,
    greatest(e.updated_at, a.updated_at, 'epoch') as geaendert
  from (select) as always left join einstellungen e on true
    left join einstellungen_locales l on l._parent_id = e.id and l._locale = 'de'
    left join aemter a on a.id = e.rathaus_amt_id
  limit 1`

/** What the settings say of the town. */
export async function readTown(payload: Payload): Promise<Town> {
  const [found] = await select(payload, { name: 'oparl-town', text, row })
  return (
    found ??
    row.parse({ ortsname: null, lizenz: null, name: null, email: null, angelegt: 0, geaendert: 0 })
  )
}

const isAddress = (value: string | undefined): value is string =>
  value !== undefined && URL.canParse(value)

/** What system and body say alike. */
function sharedOf({ lizenz, name, email, angelegt, geaendert }: Town, baseUrl: string) {
  return {
    ...(isAddress(lizenz) ? { license: lizenz } : {}),
    ...(email === undefined ? {} : { contactEmail: email }),
    ...(name === undefined ? {} : { contactName: name }),
    website: new URL(councilPaths.home, baseUrl).href,
    web: new URL(councilPaths.home, baseUrl).href,
    created: oparlTime(angelegt),
    modified: oparlTime(geaendert),
  }
}

/** The entrance: `/oparl/v1/`. */
export function systemOf(town: Town, baseUrl: string) {
  const name = ['Ratsinformationssystem', town.ortsname].filter(Boolean).join(' ')
  return {
    id: addressAt('', baseUrl),
    type: `${schema}System`,
    oparlVersion: schema,
    name,
    body: addressAt('body', baseUrl),
    ...sharedOf(town, baseUrl),
  }
}

/** The town with its lists; it has no terms, as nobody writes them down. */
export function bodyOf(town: Town, baseUrl: string) {
  const list = (type: string) => addressAt(`body/1/${type}`, baseUrl)
  return {
    id: addressAt('body/1', baseUrl),
    type: `${schema}Body`,
    system: addressAt('', baseUrl),
    name: town.ortsname ?? 'Gemeinde',
    organization: list('organization'),
    person: list('person'),
    meeting: list('meeting'),
    paper: list('paper'),
    legislativeTerm: [],
    agendaItem: list('agendaitem'),
    consultation: list('consultation'),
    file: list('file'),
    locationList: list('location'),
    legislativeTermList: list('legislativeterm'),
    membership: list('membership'),
    ...sharedOf(town, baseUrl),
  }
}
