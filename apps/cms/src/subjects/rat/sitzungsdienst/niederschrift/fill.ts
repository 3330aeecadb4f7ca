import type { SitzungDoc, TagesordnungspunktBlock } from '../../../../payload-types.ts'
import { idOf } from '../../../../wire/serialise/index.ts'
import { biasText, decisionText } from './result-text.ts'

/** What a meeting refers to: its papers and the members of its committee. */
export type References = {
  /** Numbers of papers by id, of those that everybody may read and of the others. */
  papers: ReadonlyMap<string, { drucksache: string; isOpen: boolean }>
  /** Members of the committee on the day of the meeting. */
  members: readonly { id: string }[]
}

const isBlank = (text: string | null | undefined) => !text || text.trim() === ''

/** Papers that the decision of an item may name: that of a public item is read by everybody. */
function namedPapers(item: TagesordnungspunktBlock, { papers }: References): string[] {
  return (item.vorlagen ?? []).flatMap((one) => {
    const paper = papers.get(idOf(one) ?? '')
    return paper && (paper.isOpen || item.oeffentlich !== true) ? [paper.drucksache] : []
  })
}

function filledItem(
  item: TagesordnungspunktBlock,
  references: References,
): TagesordnungspunktBlock {
  const { befangen, beratung, beschluss, ergebnis } = item
  return {
    ...item,
    ...(isBlank(beschluss) && ergebnis
      ? { beschluss: decisionText(ergebnis, namedPapers(item, references)) }
      : {}),
    ...(isBlank(beratung) && biasText(befangen) !== '' ? { beratung: biasText(befangen) } : {}),
  }
}

type Minutes = Pick<SitzungDoc, 'tagesordnung' | 'teilnahme' | 'niederschrift'>

/**
 * Minutes of a meeting drafted from its agenda: the decision of each item that has a result, and every
 * member of the committee among those who took part. What somebody has written stays as it is.
 */
export function fillMinutes(doc: Minutes, references: References) {
  const noted = doc.teilnahme ?? []
  const known = new Set(noted.map(({ rat }) => idOf(rat)))
  const added = references.members
    .filter(({ id }) => !known.has(id))
    .map(({ id }) => ({ rat: id, anwesenheit: 'anwesend' as const }))
  return {
    tagesordnung: (doc.tagesordnung ?? []).map((item) => filledItem(item, references)),
    teilnahme: [...noted, ...added],
    niederschrift:
      doc.niederschrift === 'offen' || !doc.niederschrift
        ? ('entwurf' as const)
        : doc.niederschrift,
  }
}
