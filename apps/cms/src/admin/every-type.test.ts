import { fristNamen } from '@kurstadt/contract/datenschutz'
import type {
  Field,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { beforeAll, expect, test, vi } from 'vitest'
import { authorField, versionViews } from '../editing/versions/index.ts'

// What holds for every type and all settings, those of tomorrow too (findings E10, E12).

let types: SanitizedCollectionConfig[]
let settings: SanitizedGlobalConfig[]
let whole: SanitizedConfig

beforeAll(async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  vi.stubEnv('PAYLOAD_SECRET', 'only-for-tests-'.padEnd(32, '0'))
  const config: SanitizedConfig = await (await import('../payload.config.ts')).default
  whole = config
  types = config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
  settings = config.globals
})

/** What is deleted at once and for good, because it is about people (decision 0068). */
const withoutBin = {
  benutzer: 'accounts of the back office',
  intranet_konten: 'accounts of visitors',
  anfragen: 'what people have sent',
  anlagen: 'what they have sent with it',
  bestellungen: 'what people have ordered',
  widerrufe: 'what people have withdrawn',
  mails: 'letters to people',
  rueckmeldungen: 'what people say of a page',
  fehler: 'what the processes have reported',
  protokoll: 'a log, which nobody deletes',
}

/** What has no versions, besides what has no bin. */
const withoutVersions = {
  abfuhrtermine: 'thousands of dates, read in anew each year',
  strassen: 'a list that is read in as well',
}

test('E12: every type has a bin, and those that have none are named with the reason', () => {
  const without = types.filter(({ trash }) => !trash).map(({ slug }) => slug)
  expect(without.sort()).toEqual(Object.keys(withoutBin).sort())
})

test('E12: every type and all settings keep versions, and those that keep none are named', () => {
  const without = [...types, ...settings].filter(({ versions }) => !versions)
  expect(without.map(({ slug }) => slug).sort()).toEqual(
    Object.keys({ ...withoutBin, ...withoutVersions }).sort(),
  )
})

/** Fields of a form with those within them, by name. */
function allFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => allFields(tab.fields))
    if (field.type === 'blocks') return field.blocks.flatMap((block) => allFields(block.fields))
    return 'fields' in field ? [field, ...allFields(field.fields)] : [field]
  })
}

const has = (fields: readonly Field[], name: string) =>
  allFields(fields).some((field) => 'name' in field && field.name === name)

test('E12: wherever versions are kept they say who, and are shown by our own views', () => {
  const kept = [...types, ...settings].filter(({ versions }) => versions)
  const silent = kept.filter(({ fields }) => !has(fields, 'geaendert_von'))
  const foreign = kept.filter(
    ({ admin }) => admin.components?.views?.edit?.versions !== versionViews.edit.versions,
  )
  expect(kept.length).toBeGreaterThan(30)
  expect(authorField).toMatchObject({ name: 'geaendert_von' })
  expect(silent.map(({ slug }) => slug)).toEqual([])
  expect(foreign.map(({ slug }) => slug)).toEqual([])
})

test('E10: whatever is written in two languages shows the German words beside the English form', () => {
  const translated = [...types, ...settings].filter(({ fields }) =>
    allFields(fields).some((field) => 'localized' in field && field.localized === true),
  )
  const alone = translated.filter(({ endpoints, fields }) => {
    const paths = endpoints === false ? [] : endpoints.map(({ path }) => path)
    const answers = (end: string) => paths.some((path) => path.endsWith(end))
    return !(has(fields, 'deutsch') && answers('/deutsch') && answers('/aus-dem-deutschen'))
  })
  expect(translated.length).toBeGreaterThan(30)
  expect(alone.map(({ slug }) => slug)).toEqual([])
})

test('every time that the privacy notice can say is said once, by the subject that deletes', async () => {
  const { keptTimesOf } = await import('../subjects/datenschutz/kept-times.ts')
  const times = keptTimesOf({ config: whole })
  expect(times.map(({ name }) => name).toSorted()).toEqual(fristNamen.toSorted())
  for (const { wert } of times) expect(wert).toBeGreaterThan(0)
})
