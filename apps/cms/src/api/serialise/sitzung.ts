import type { Sitzung } from '@kurstadt/contract'
import type { SitzungDoc, TagesordnungspunktBlock } from '../../payload-types.ts'
import { localDateTime } from './dates.ts'
import { dokumentOf } from './dokument.ts'
import { gremiumRefOf } from './gremium.ts'
import type { Refs } from './refs.ts'
import { idOf, nummerOf, textOrNull } from './values.ts'

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

function itemOf(item: TagesordnungspunktBlock, { related }: Refs): Sitzung['tagesordnung'][number] {
  const papers = (item.vorlagen ?? []).flatMap(
    (one) => related.vorlagen?.get(idOf(one) ?? '') ?? [],
  )
  return {
    punkt: item.punkt,
    titel: item.titel,
    oeffentlich: item.oeffentlich === true,
    vorlagen: papers.map((doc) => {
      const { drucksache, titel } = doc
      return { id: nummerOf(doc), drucksache, titel }
    }),
    beschluss: textOrNull(item.beschluss),
    abstimmung: votesOf(item),
  }
}

/** A meeting on the wire; papers and files that are not for who asks are not among `refs`. */
export function sitzungOf(doc: SitzungDoc, refs: Refs, isInsider: boolean): Sitzung {
  const gremium = refs.related.gremien?.get(idOf(doc.gremium) ?? '')
  return {
    id: nummerOf(doc),
    sprache: 'de',
    titel: doc.titel,
    gremium: gremium ? gremiumRefOf(gremium) : null,
    beginn: localDateTime(doc.beginn),
    ende: doc.ende ? localDateTime(doc.ende) : null,
    ort: textOrNull(doc.ort),
    abgesagt: doc.abgesagt === true,
    oeffentlich: doc.oeffentlich === true,
    tagesordnung: itemsOf(doc, isInsider).map((item) => itemOf(item, refs)),
    einladung: dokumentOf(doc.einladung, refs),
    protokoll: dokumentOf(doc.protokoll, refs),
  }
}
