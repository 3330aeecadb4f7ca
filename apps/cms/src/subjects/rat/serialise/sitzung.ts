import { ergebnisse, type Sitzung } from '@kurstadt/contract'
import { z } from 'zod'
import type { SitzungDoc, TagesordnungspunktBlock } from '../../../payload-types.ts'
import { localDateTime, storedDay } from '../../../wire/serialise/dates.ts'
import type { Refs } from '../../../wire/serialise/refs.ts'
import { idOf, nummerOf, textOrNull } from '../../../wire/serialise/values.ts'
import { addressOf, type CouncilPages } from './addresses.ts'
import { fileOf } from './files.ts'
import type { FoundCommittee, FoundPaper, Reader } from './found.ts'
import { seesInternal } from './found.ts'
import { gremiumRefOf } from './gremium.ts'
import { minutesFor } from './minutes.ts'

/** What stands beside the meetings of one answer, by id, and who asks. */
export type CouncilRefs = {
  committees: ReadonlyMap<string, FoundCommittee>
  papers: ReadonlyMap<string, FoundPaper>
  reader: Reader
}

type Agenda = Pick<SitzungDoc, 'id' | 'tagesordnung' | 'leserkreis' | 'gremium'>

/** Items of an agenda that somebody sees: the public ones, and others as far as they are for them. */
export function itemsOf(doc: Agenda, reader: Reader): TagesordnungspunktBlock[] {
  const isInsider = seesInternal(doc, idOf(doc.gremium), reader)
  return (doc.tagesordnung ?? []).filter(({ oeffentlich }) => isInsider || oeffentlich === true)
}

function votesOf({ ja, nein, enthaltung, befangen }: TagesordnungspunktBlock) {
  const counts = [ja, nein, enthaltung, befangen]
  if (counts.every((one) => typeof one !== 'number')) return null
  const [yes = 0, no = 0, none = 0, out = 0] = counts.map((one) =>
    Math.max(0, Math.round(one ?? 0)),
  )
  return { ja: yes, nein: no, enthaltung: none, befangen: out }
}

const result = z.enum(ergebnisse).nullable().catch(null)

/** A paper as an agenda names it. */
export function vorlageRefOf(found: FoundPaper, pages: CouncilPages) {
  const { nummer: id, drucksache, titel, oeffentlich } = found
  return { id, drucksache, titel, oeffentlich, detailURL: addressOf('vorlagen', found, pages) }
}

type Beside = Pick<CouncilRefs, 'papers'> & { pages: CouncilPages; hasMinutes: boolean }

function itemOf(
  item: TagesordnungspunktBlock,
  { papers, pages, hasMinutes }: Beside,
): Sitzung['tagesordnung'][number] {
  return {
    id: item.nummer ?? 0,
    punkt: item.punkt ?? '',
    titel: item.titel,
    oeffentlich: item.oeffentlich === true,
    vorlagen: (item.vorlagen ?? []).flatMap((one) => {
      const found = papers.get(idOf(one) ?? '')
      return found ? [vorlageRefOf(found, pages)] : []
    }),
    beratung: hasMinutes ? textOrNull(item.beratung) : null,
    beschluss: textOrNull(item.beschluss),
    ergebnis: result.parse(item.ergebnis ?? null),
    abstimmung: votesOf(item),
  }
}

/** What everybody and lists know of a meeting. */
function headOf(doc: SitzungDoc, pages: CouncilPages, committee: FoundCommittee | undefined) {
  const id = nummerOf(doc)
  return {
    id,
    sprache: 'de' as const,
    titel: doc.titel,
    gremium: committee ? gremiumRefOf(committee, pages) : null,
    beginn: localDateTime(doc.beginn),
    ende: doc.ende ? localDateTime(doc.ende) : null,
    ort: textOrNull(doc.ort),
    abgesagt: doc.abgesagt === true,
    oeffentlich: doc.oeffentlich === true,
    detailURL: doc.oeffentlich
      ? addressOf('sitzungen', { titel: doc.titel, nummer: id }, pages)
      : null,
  }
}

function attendantOf(rat: Parameters<typeof idOf>[0], { related }: Refs) {
  const person = related.raete?.get(idOf(rat) ?? '')
  if (!person) return null
  const { vorname, nachname, fraktion } = person
  return { id: nummerOf(person), vorname, nachname, fraktion: textOrNull(fraktion) }
}

function attendanceOf(doc: SitzungDoc, refs: Refs): Sitzung['teilnahme'] {
  return (doc.teilnahme ?? []).flatMap(({ rat, anwesenheit, vertretung }) => {
    const attendant = attendantOf(rat, refs)
    if (attendant === null) return []
    const substitute = anwesenheit === 'anwesend' ? null : attendantOf(vertretung, refs)
    return [{ ...attendant, anwesenheit, vertretung: substitute }]
  })
}

/** A meeting on the wire; papers and files that are not for who asks are not among what is known. */
export function sitzungOf(
  doc: SitzungDoc,
  refs: Refs,
  { committees, papers, reader }: CouncilRefs,
): Sitzung {
  const { detailPages: pages } = refs
  const committee = idOf(doc.gremium) ?? ''
  const isInsider = seesInternal(doc, committee, reader)
  const minutes = minutesFor(doc, isInsider)
  const naming = { isOpen: doc.oeffentlich === true, isInsider }
  const beside = { papers, pages, hasMinutes: minutes !== null }
  return {
    ...headOf(doc, pages, committees.get(committee)),
    leserkreis: reader.isMember ? (doc.leserkreis ?? 'rat') : null,
    tagesordnung: itemsOf(doc, reader).map((item) => itemOf(item, beside)),
    einladung: fileOf(doc.einladung, refs, naming),
    protokoll: fileOf(doc.protokoll, refs, naming),
    niederschrift: minutes && {
      istEntwurf: minutes === 'entwurf',
      genehmigt_am: doc.genehmigt_am ? storedDay(doc.genehmigt_am) : null,
    },
    teilnahme: minutes === null ? [] : attendanceOf(doc, refs),
    geaendert: new Date(doc.updatedAt).toISOString(),
  }
}
