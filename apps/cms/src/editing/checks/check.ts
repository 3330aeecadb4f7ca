import type { Sprache } from '@kurstadt/contract'
import type { FlattenedField } from 'payload'
import { isRecord, rowsOf, type Values } from '../../platform/record.ts'
import type { Quoted } from '../../wire/serialise/index.ts'
import { isBlank, requiredInGerman } from '../fields/index.ts'
import { angabeNamen, preisNamen } from '../labels/angabe-namen.ts'
import { contradictions, type OwnFacts, ownFactsOf } from './contradictions.ts'
import { type Befund, type BefundArt, type Facts, quotedKey, withoutTitle } from './findings.ts'
import { pastedProblems } from './pasted.ts'
import { placeProblem } from './places.ts'
import { type FoundLink, readRichText } from './read-rich-text.ts'
import { unknownTelephones } from './telephones.ts'
import { headingProblem, linkTextProblem, titleProblem } from './words.ts'

/** Where in the document somebody is, and what is known of the rest. */
type Place = { sprache: Sprache; facts: Facts; own: OwnFacts; path: readonly string[] }

/** Last days that somebody set; once they are over the entry wants a look, unless it `endsByItself`. */
const lastDays = new Set(['gueltig_bis', 'bewerbung_bis', 'nutzung_bis'])

function labelOf({ label, name }: FlattenedField): string {
  return typeof label === 'string' ? label : name
}

function befund({ sprache, path }: Place, art: BefundArt, text: string | null): Befund[] {
  return text === null ? [] : [{ art, sprache, feld: path.join(' › '), text }]
}

/** A path of this site without what the browser keeps to itself; null for any other address. */
function ownPath(href: string): string | null {
  const [path = ''] = href.split(/[?#]/)
  return /^\/(de|en)\//.test(path) ? path : null
}

function targetProblem({ page, href }: FoundLink, { facts }: Place): string | null {
  if (page !== null)
    return facts.publicPages.has(page) ? null : 'Die verlinkte Seite ist nicht veröffentlicht.'
  const path = href === null ? null : ownPath(href)
  if (path === null || facts.addresses.has(withoutTitle(path))) return null
  return `Unter ${path} gibt es nichts.`
}

function telephoneProblems(text: string, place: Place): Befund[] {
  return unknownTelephones(text, place.facts).flatMap((number) =>
    befund(
      place,
      'kontakt',
      `Die Nummer ${number} hat kein Amt, keine Person und kein Betrieb. Prüfen Sie, ob sie noch stimmt.`,
    ),
  )
}

function quotedProblem(quoted: Quoted | null, { facts }: Place): string | null {
  if (quoted === null)
    return 'Im Text steht „Angabe wählen“: Was dort stehen soll, ist noch nicht gewählt. Auf der Website steht dort nichts.'
  if (facts.quotable.has(quotedKey(quoted))) return null
  return 'amt' in quoted
    ? `„${angabeNamen[quoted.was]}“ steht hier für ein Amt, bei dem das fehlt oder das nicht öffentlich ist. Im Text steht auf der Website nichts.`
    : `„${preisNamen[quoted.was]}“ steht hier für einen Eintrag, der keinen hat oder nicht öffentlich ist. Im Text steht auf der Website nichts.`
}

function inRichText(value: unknown, place: Place): Befund[] {
  const { levels, links, text, quoted, paragraphs } = readRichText(value)
  return [
    ...telephoneProblems(text, place),
    ...contradictions(text, place.own, place.facts.fares).flatMap((problem) =>
      befund(place, 'widerspruch', problem),
    ),
    ...quoted.flatMap((one) => befund(place, 'angabe', quotedProblem(one, place))),
    ...befund(place, 'ueberschrift', headingProblem(levels)),
    ...pastedProblems(paragraphs).flatMap((problem) => befund(place, 'einfuegen', problem)),
    ...links.flatMap((link) => [
      ...befund(place, 'linktext', linkTextProblem(link.text)),
      ...befund(place, 'link', targetProblem(link, place)),
    ]),
  ]
}

function inText(field: FlattenedField, value: string, place: Place): Befund[] {
  const { name } = field
  if (name === 'titel') return befund(place, 'titel', titleProblem(value, 'titel'))
  if (name === 'title') return befund(place, 'titel', titleProblem(value, 'seo'))
  if (name === 'linktext') return befund(place, 'linktext', linkTextProblem(value))
  if (name === 'link' || name === 'href')
    return befund(place, 'link', targetProblem({ page: null, href: value, text: '' }, place))
  return []
}

function inDay({ custom, name }: FlattenedField, value: string, place: Place): Befund[] {
  const isLast = lastDays.has(name) && !custom?.endsByItself
  const isOver = isLast && value.slice(0, 10) < place.facts.today
  const text = 'Dieser Tag ist vorbei. Verlängern Sie, oder nehmen Sie den Eintrag zurück.'
  return befund(place, 'datum', isOver ? text : null)
}

function inUpload(value: unknown, place: Place): Befund[] {
  const ids = (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string')
  const isMute = ids.some((id) => place.facts.mutePictures.has(id))
  const text = 'Das Bild hat keinen Alternativtext. Ergänzen Sie ihn bei „Bilder und Dateien“.'
  return befund(place, 'alternativtext', isMute ? text : null)
}

function inRows(
  field: Extract<FlattenedField, { type: 'array' | 'blocks' }>,
  value: unknown,
  place: Place,
) {
  return rowsOf(value).flatMap((row, index) => {
    const block =
      field.type === 'blocks' ? field.blocks.find(({ slug }) => slug === row.blockType) : null
    const fields = field.type === 'array' ? field.flattenedFields : (block?.flattenedFields ?? [])
    const singular = block?.labels?.singular
    const name = typeof singular === 'string' ? singular : 'Zeile'
    const inside = { ...place, path: [...place.path, `${name} ${index + 1}`] }
    return findingsIn(fields, row, inside)
  })
}

/** A place on the map: two numbers, of which half a place is no finding of ours. */
function inPlace(value: Values, place: Place): Befund[] {
  const number = (side: unknown) => (typeof side === 'number' ? side : null)
  const stored = { breite: number(value.breite), laenge: number(value.laenge) }
  return befund(place, 'lage', placeProblem(stored, place.facts.middle))
}

function inField(field: FlattenedField, value: unknown, place: Place): Befund[] {
  if (value === undefined || value === null || value === '') return []
  if (field.type === 'richText') return inRichText(value, place)
  if (field.type === 'upload') return inUpload(value, place)
  if (field.type === 'array' || field.type === 'blocks') return inRows(field, value, place)
  if (field.name === 'koordinaten' && isRecord(value)) return inPlace(value, place)
  if ((field.type === 'group' || field.type === 'tab') && isRecord(value))
    return findingsIn(field.flattenedFields, value, place)
  if (typeof value !== 'string') return []
  return field.type === 'date' ? inDay(field, value, place) : inText(field, value, place)
}

function findingsIn(fields: readonly FlattenedField[], values: Values, place: Place): Befund[] {
  return fields.flatMap((field) => {
    // Its last day comes again next year.
    if (field.type === 'date' && values.jaehrlich === true) return []
    const inside = { ...place, path: [...place.path, labelOf(field)] }
    return inField(field, values[field.name], inside)
  })
}

/** What no entry is published without; older ones and those of an import may lack it all the same. */
function missingInGerman({ fields, de }: Pick<Checked, 'fields' | 'de'>): Befund[] {
  return requiredInGerman(fields).flatMap(({ name, label }) => {
    const text = `„${label}“ fehlt auf Deutsch. Ohne das findet man den Eintrag auf der deutschen Website nicht.`
    return isBlank(de[name]) ? [{ art: 'pflicht', sprache: 'de', feld: label, text }] : []
  })
}

/** A document as it is checked: its texts in each language it may be written in. */
export type Checked = {
  fields: readonly FlattenedField[]
  /** Field that names the entry. */
  title: string
  de: Values
  /** Null where guests are not meant to read the type in English. */
  en: Values | null
}

/** A number is the same one in both languages, also where English has it with the code of the country. */
function key({ art, sprache, feld, text }: Befund): string {
  return [art, sprache, feld, text.replace(/\+49\s*(?:\(0\))?\s*/, '0')].join('\n')
}

function once(befunde: readonly Befund[]): Befund[] {
  return [...new Map(befunde.map((one) => [key(one), one])).values()]
}

/** Everything that is found in a document; what both languages share is told once, in German. */
export function checkDocument({ fields, title, de, en }: Checked, facts: Facts): Befund[] {
  const own = ownFactsOf(de)
  const german = once([
    ...missingInGerman({ fields, de }),
    ...findingsIn(fields, de, { sprache: 'de', facts, own, path: [] }),
  ])
  const isTranslated = en !== null && Boolean(en[title])
  const isGermanOnly = de.nur_deutsch === true
  const field = fields.find(({ name }) => name === title)
  const place: Place = { sprache: 'en', facts, own, path: [field ? labelOf(field) : title] }
  if (en !== null && !isTranslated)
    return [
      ...german,
      ...befund(
        place,
        'uebersetzung',
        isGermanOnly ? null : 'Gäste aus dem Ausland sehen hier Deutsch.',
      ),
    ]
  const known = new Set(german.map((one) => key({ ...one, sprache: 'en' })))
  const english = en === null ? [] : findingsIn(fields, en, { sprache: 'en', facts, own, path: [] })
  return [...german, ...once(english).filter((one) => !known.has(key(one)))]
}
