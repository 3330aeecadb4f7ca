import type { Field, SanitizedConfig } from 'payload'
import { beforeAll, expect, test, vi } from 'vitest'
import { must } from '../editing/fields/index.ts'

// What holds for every field of every form.

/** A field and where it stands: «touren.track». */
type Placed = { field: Field; place: string }

let placed: Placed[]

function isHidden(field: Field): boolean {
  return field.admin !== undefined && 'hidden' in field.admin && field.admin.hidden === true
}

function below(field: Field): [name: string, fields: readonly Field[]][] {
  if (field.type === 'tabs') return field.tabs.map((tab) => ['', tab.fields])
  if (field.type === 'blocks') return field.blocks.map((block) => [block.slug, block.fields])
  return 'fields' in field ? [['', field.fields]] : []
}

/** Fields that somebody sees, with those within them. */
function shownIn(fields: readonly Field[], place: string): Placed[] {
  return fields.flatMap((field) => {
    if (isHidden(field)) return []
    const here = 'name' in field ? `${place}.${field.name}` : place
    return [
      { field, place: here },
      ...below(field).flatMap(([name, inner]) =>
        shownIn(inner, name === '' ? here : `${here}.${name}`),
      ),
    ]
  })
}

beforeAll(async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  vi.stubEnv('PAYLOAD_SECRET', 'only-for-tests-'.padEnd(32, '0'))
  const config: SanitizedConfig = await (await import('../payload.config.ts')).default
  const own = [...config.collections, ...config.globals].filter(
    ({ slug }) => !slug.startsWith('payload-'),
  )
  placed = own.flatMap(({ slug, fields }) => shownIn(fields, slug))
})

test('E4: no field loads the editor of another house: code and JSON have a form of their own', () => {
  const theirs = placed.filter(
    ({ field }) =>
      (field.type === 'json' || field.type === 'code') &&
      field.admin?.components?.Field === undefined,
  )
  expect(placed.length).toBeGreaterThan(1_000)
  expect(theirs.map(({ place }) => place)).toEqual([])
})

/** What Payload puts on a form by itself; its words are in `german-words.ts`. */
const payloads =
  /\._status$|\.(?:id|blockName)$|^benutzer\.(?:email|salt|hash|sessions|resetPassword\w+)/

/** An umlaut that was written out, as names inside are: «Geaendert Von». */
const writtenOut = /ae|oe|(?<![aeq]|akt)ue|_/i

test('E15: every field has a German name, and none that was made of how it is called inside', () => {
  const unnamed = placed.filter(({ field, place }) => {
    if (!('name' in field) || field.type === 'ui' || payloads.test(place)) return false
    const label = 'label' in field ? field.label : null
    return typeof label !== 'string' || label === '' || writtenOut.test(label)
  })
  expect(unnamed.map(({ place }) => place)).toEqual([])
})

test('E15: rows and blocks are called by a German word, not «Row» or «Item»', () => {
  const unnamed = placed.flatMap(({ field, place }) => {
    if (field.type === 'blocks')
      return field.blocks
        .filter(({ labels }) => typeof labels?.singular !== 'string')
        .map(({ slug }) => `${place}.${slug}`)
    if (field.type !== 'array' || payloads.test(place)) return []
    const { singular } = field.labels ?? {}
    return typeof singular === 'string' && !/^(?:row|item)\b/i.test(singular) ? [] : [place]
  })
  expect(unnamed).toEqual([])
})

/** Required by their own validation: of a picture, not of a PDF. */
const ofPictures = ['medien.alt', 'medien.copyright', 'medien.lizenz']

test('E11: what has to be filled in has its sign, whoever asks for it', () => {
  const asked = placed.filter(
    ({ field, place }) =>
      ofPictures.includes(place) ||
      (place !== 'seiten.pfad' && 'custom' in field && field.custom?.inGerman === true),
  )
  const isMarked = ({ field }: Placed) =>
    Object.values({ ...field.admin?.components }).includes(must.components.Label)
  expect(asked.length).toBeGreaterThan(ofPictures.length)
  expect(asked.filter((one) => !isMarked(one)).map(({ place }) => place)).toEqual([])
})

/** Fields that lead somewhere, by the end of their name. */
const leads =
  /(?:^|_|\.)(?:link|url|website|homepage|webseite|quelle|ziel|detailURL|facebook|instagram|portal)$/

/** The source of a quotation is a name. */
const isName = /\.zitat\.quelle$/

test('S6: whatever leads somewhere refuses an address that runs', async () => {
  const leading = placed.filter(
    ({ field, place }) => field.type === 'text' && leads.test(place) && !isName.test(place),
  )
  const taken: string[] = []
  for (const { field, place } of leading) {
    const validate = 'validate' in field ? field.validate : undefined
    const options = { siblingData: {}, data: {}, req: { t: String, payload: {} } }
    const verdict: unknown =
      typeof validate === 'function'
        ? await Reflect.apply(validate, null, ['javascript:alert(1)', options])
        : true
    if (verdict === true) taken.push(place)
  }
  expect(leading.length).toBeGreaterThan(40)
  expect(taken).toEqual([])
})
