import type { Sitzung } from '@kurstadt/contract'
import type { SitzungDoc, TagesordnungspunktBlock } from '../../../payload-types.ts'
import { localDateTime } from '../../../wire/serialise/dates.ts'
import { dokumentOf } from '../../../wire/serialise/dokument.ts'
import type { Refs } from '../../../wire/serialise/refs.ts'
import { idOf, nummerOf, textOrNull } from '../../../wire/serialise/values.ts'

/** A committee as others name it. */
export type CommitteeRef = NonNullable<Sitzung['gremium']>
/** A paper as an agenda names it. */
export type PaperRef = Sitzung['tagesordnung'][number]['vorlagen'][number]
/** What stands beside the meetings of one answer, by id; `isInsider` asks with the council's session. */
export type CouncilRefs = {
  committees: ReadonlyMap<string, CommitteeRef>
  papers: ReadonlyMap<string, PaperRef>
  isInsider: boolean
}

/** Items of an agenda that somebody sees: all of them as an insider, else the public ones. */
export function itemsOf(
  { tagesordnung }: Pick<SitzungDoc, 'tagesordnung'>,
  isInsider: boolean,
): TagesordnungspunktBlock[] {
  return (tagesordnung ?? []).filter(({ oeffentlich }) => isInsider || oeffentlich === true)
}

function votesOf({ ja, nein, enthaltung }: TagesordnungspunktBlock) {
  const counts = [ja, nein, enthaltung]
  if (counts.every((one) => typeof one !== 'number')) return null
  const [yes = 0, no = 0, none = 0] = counts.map((one) => Math.max(0, Math.round(one ?? 0)))
  return { ja: yes, nein: no, enthaltung: none }
}

function itemOf(
  item: TagesordnungspunktBlock,
  papers: CouncilRefs['papers'],
): Sitzung['tagesordnung'][number] {
  return {
    punkt: item.punkt,
    titel: item.titel,
    oeffentlich: item.oeffentlich === true,
    vorlagen: (item.vorlagen ?? []).flatMap((one) => papers.get(idOf(one) ?? '') ?? []),
    beschluss: textOrNull(item.beschluss),
    abstimmung: votesOf(item),
  }
}

/** A meeting on the wire; papers and files that are not for who asks are not among what is known. */
export function sitzungOf(
  doc: SitzungDoc,
  refs: Refs,
  { committees, papers, isInsider }: CouncilRefs,
): Sitzung {
  return {
    id: nummerOf(doc),
    sprache: 'de',
    titel: doc.titel,
    gremium: committees.get(idOf(doc.gremium) ?? '') ?? null,
    beginn: localDateTime(doc.beginn),
    ende: doc.ende ? localDateTime(doc.ende) : null,
    ort: textOrNull(doc.ort),
    abgesagt: doc.abgesagt === true,
    oeffentlich: doc.oeffentlich === true,
    tagesordnung: itemsOf(doc, isInsider).map((item) => itemOf(item, papers)),
    einladung: dokumentOf(doc.einladung, refs),
    protokoll: dokumentOf(doc.protokoll, refs),
  }
}
