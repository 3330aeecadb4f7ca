import type { PartnerTexts } from './texts-de.ts'

type Texts = Pick<PartnerTexts, 'labels' | 'named' | 'problems' | 'row' | 'ungueltig'>

const row = /^(?<kind>zeit|zu|bild|foto)_(?<number>\d+)_(?<part>\w+)$/

const kinds = ['zeit', 'zu', 'bild', 'foto'] as const
const isKind = (kind: string): kind is (typeof kinds)[number] => kinds.some((one) => one === kind)

const isKey = <Record extends object>(key: string, all: Record): key is string & keyof Record =>
  Object.hasOwn(all, key)

/** What a field is called, with its row where it is one of many. */
function labelOf(field: string, { labels, row: words }: Texts): string {
  const { kind = '', number, part = '' } = row.exec(field)?.groups ?? {}
  if (!isKind(kind)) return isKey(field, labels) ? labels[field] : field
  const parts: Readonly<Partial<Record<string, unknown>>> = words
  const named = parts[part]
  return `${words[kind](Number(number))}, ${typeof named === 'string' ? named : part}`
}

function kindOf(field: string): string {
  if (/^zeit_\d+_(beginn|ende)$/.test(field)) return 'uhrzeit'
  if (/^foto_\d+_datei$/.test(field)) return 'datei'
  return /^zu_\d+_(von|bis)$/.test(field) ? 'tag' : field
}

/** What is said of a field that is wrong: what it is, and what to do. */
export function messageOf(field: string, problem: string, texts: Texts): string {
  const { problems, ungueltig } = texts
  // A field that asks is named by its question, without the mark: what to do follows a colon.
  const label = labelOf(field, texts).replace(/\?$/, '')
  const kind = kindOf(field)
  const special = `${kind}_${problem}`
  if (isKey(special, problems)) return texts.named(label, problems[special])
  const own = problem === 'ungueltig' && isKey(kind, ungueltig) ? ungueltig[kind] : null
  const words = own ?? (isKey(problem, problems) ? problems[problem] : problems.ungueltig)
  return texts.named(label, words)
}
