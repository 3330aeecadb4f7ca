import type { Sprache } from '@kurstadt/contract'
import {
  type DatenFormat,
  type Datensatz,
  datenlizenzTexte,
  offeneDatenPfade,
} from '@kurstadt/contract/offene-daten'
import { adresse } from '../read/read-part.ts'
import type { Town } from '../read/town.ts'

type Part = { datensatz: Datensatz; sprache: Sprache; seite: number; seiten: number }

/** What a file says of itself before its records; nothing that differs each time it is made. */
export function headOf(
  { datensatz, sprache, seite, seiten }: Part,
  town: Town,
  format: DatenFormat,
) {
  const { lizenz, name: herausgeber } = town
  const path = offeneDatenPfade.datei(sprache, datensatz.name, format)
  const texte = lizenz && datenlizenzTexte[lizenz]
  return {
    datensatz: datensatz.name,
    titel: datensatz.titel[sprache],
    herausgeber,
    lizenz: texte && { titel: texte.titel[sprache], text: texte.text },
    namensnennung: texte?.mitNamen ? herausgeber : null,
    seite,
    seiten,
    naechste: seite < seiten ? adresse(`${path}?seite=${seite + 1}`) : null,
  }
}

/** Name of the file on somebody's disk. */
export function fileName({ name }: Datensatz, seite: number, ending: string): string {
  return seite === 1 ? `${name}.${ending}` : `${name}-${seite}.${ending}`
}
