import type { Ergebnis, PunktContent } from '../shape.ts'
import { vorlagen } from '../vorlagen/index.ts'

const titel = new Map(vorlagen.map((vorlage) => [vorlage.key, vorlage]))

/** An item about one paper, called as the paper is; a decision with its votes once there is one. */
export function zu(
  key: string,
  beschluss?: string,
  stimmen?: PunktContent['stimmen'],
): PunktContent {
  const paper = titel.get(key)
  if (!paper) throw new Error(`No paper is called «${key}».`)
  return {
    titel: paper.titel,
    vorlagen: [key],
    ...(paper.intern ? { intern: true } : {}),
    ...(beschluss === undefined ? {} : { beschluss }),
    ...(stimmen === undefined ? {} : { stimmen }),
  }
}

/** An item that is talked about without a paper. */
export function punkt(titel: string, beschluss?: string): PunktContent {
  return { titel, ...(beschluss === undefined ? {} : { beschluss }) }
}

/** An item nobody but the council hears of. */
export function intern(titel: string): PunktContent {
  return { titel, intern: true }
}

/** How a council meeting begins. */
export const fragestunde = punkt('Fragestunde der Einwohnerinnen und Einwohner')
/** How every meeting ends. */
export const bekanntgaben = punkt('Bekanntgaben und Anfragen')
/** The paper went through as proposed. */
export const ja = 'Der Vorschlag der Verwaltung wird angenommen.'
/** The paper goes to the council with the committee's blessing. */
export const empfohlen = 'Der Ausschuss empfiehlt dem Gemeinderat, dem Vorschlag zu folgen.'
/** The report was heard. */
export const kenntnis = 'Der Bericht wird zur Kenntnis genommen.'

const byWords: readonly [RegExp, NonNullable<Ergebnis>][] = [
  [/zur Kenntnis/, 'kenntnis'],
  [/vertagt/, 'vertagt'],
  [/verwiesen/, 'verwiesen'],
  [/Änderungen|ergänzt|bleibt bei|statt/, 'geaendert'],
]

/** What came of an item, as its decision says it. */
export function ergebnisVon({ beschluss, stimmen = [0, 0, 0] }: PunktContent): Ergebnis {
  if (beschluss === undefined) return null
  const [yes, no] = stimmen
  if (no > yes) return 'abgelehnt'
  return byWords.find(([words]) => words.test(beschluss))?.[1] ?? 'beschlossen'
}
