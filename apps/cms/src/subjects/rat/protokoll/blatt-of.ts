import { anwesenheiten, type Sitzung } from '@kurstadt/contract'
import { dayInWords, meetingWords, outcomeWords } from '../unterlagen/index.ts'
import type { Blatt } from './blatt.ts'

const kinds: Record<(typeof anwesenheiten)[number], string> = {
  anwesend: 'Anwesend',
  entschuldigt: 'Entschuldigt',
  abwesend: 'Nicht anwesend',
}

type Attendant = Sitzung['teilnahme'][number]
type Name = Pick<Attendant, 'vorname' | 'nachname' | 'fraktion'>

const nameOf = ({ vorname, nachname, fraktion }: Name) =>
  fraktion === null ? `${vorname} ${nachname}` : `${vorname} ${nachname} (${fraktion})`

const attendantText = (one: Attendant) =>
  one.vertretung === null
    ? nameOf(one)
    : `${nameOf(one)}, vertreten durch ${nameOf(one.vertretung)}`

function attendanceOf({ teilnahme }: Sitzung): Blatt['anwesenheit'] {
  return anwesenheiten.flatMap((kind): [string, string][] => {
    const these = teilnahme.filter(({ anwesenheit }) => anwesenheit === kind)
    return these.length === 0
      ? []
      : [[`${kinds[kind]} (${these.length})`, these.map(attendantText).join('; ')]]
  })
}

function itemOf(item: Sitzung['tagesordnung'][number]): Blatt['punkte'][number] {
  const papers = item.vorlagen.map(({ drucksache, titel }) => `Vorlage ${drucksache}: ${titel}`)
  const lines = outcomeWords(item).flatMap((line) => line.split(/\s*\n\s*/))
  return {
    titel: item.punkt === '' ? item.titel : `TOP ${item.punkt}: ${item.titel}`,
    zeilen: [...papers, ...lines.filter((line) => line !== '')],
  }
}

/** What stands in the minutes of a meeting: what its answer to everybody says of it. */
export function blattOf(
  sitzung: Sitzung,
  { ort, genehmigtAm, fuss }: { ort: string; genehmigtAm: string | null; fuss: string },
): Blatt {
  const { ende, gremium, titel } = sitzung
  const [when = '', ...where] = meetingWords(sitzung)
  const until = ende === null ? '' : ` bis ${ende.slice(11, 16)} Uhr`
  return {
    ort,
    titel,
    geaendert: sitzung.geaendert,
    angaben: [
      ...(gremium ? [['Gremium', gremium.titel] as const] : []),
      ['Beginn', when + until],
      ...where.map((line) => ['Ort', line] as const),
      ...(genehmigtAm === null ? [] : [['Genehmigt am', dayInWords(genehmigtAm)] as const]),
      ['Umfang', 'Öffentlich beratene Punkte'],
    ],
    anwesenheit: attendanceOf(sitzung),
    punkte: sitzung.tagesordnung.map(itemOf),
    fuss,
  }
}
