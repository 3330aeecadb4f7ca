import { randomUUID } from 'node:crypto'
import type { VeranstaltungContent } from '../../../../../content/shape.ts'
import { ortsnamen } from '../../../../../content/veranstaltungen/ortsnamen.ts'
import type { SerieBlock } from '../../payload-types.ts'

type SerieContent = NonNullable<VeranstaltungContent['serie']>
type Times = { zeitVon?: string; zeitBis?: string }
/** Turns days from the day of seeding into stored days. */
export type Day = (offset: number) => string

const times = ({ zeitVon, zeitBis }: Times) => ({ timeFrom: zeitVon, timeTo: zeitBis })

function changesOf({ aenderungen = [] }: SerieContent, day: Day): SerieBlock['aenderungen'] {
  return aenderungen.map(({ am, stand, grund, neu, ort, ...time }) => ({
    id: randomUUID(),
    datum: day(am),
    stand,
    grund: grund.de,
    neues_datum: neu === undefined ? null : day(neu),
    veranstaltungsort: ort,
    ...times(time),
  }))
}

/** The rule of a series in German, each row with an id by which its translation finds it. */
export function serieOf(serie: SerieContent, day: Day): SerieBlock {
  const { rhythmus, abstand = 1, wochentage, bis, anzahl, weitereZeiten = [] } = serie
  const { nichtAnFeiertagen = false } = serie
  return {
    id: randomUUID(),
    blockType: 'serie',
    rhythmus,
    abstand,
    wochentage,
    bis: bis === undefined ? null : day(bis),
    anzahl,
    nicht_an_feiertagen: nichtAnFeiertagen,
    weitereZeiten: weitereZeiten.map((time) => ({ id: randomUUID(), ...times(time) })),
    ausnahmen: (serie.ausnahmen ?? []).map(({ am, grund }) => ({
      id: randomUUID(),
      datum: day(am),
      grund: grund.de,
    })),
    zusatztermine: (serie.zusatz ?? []).map(({ am, ...time }) => ({
      id: randomUUID(),
      datum: day(am),
      ...times(time),
    })),
    aenderungen: changesOf(serie, day),
  }
}

/** The same rows with their reasons and places in English. */
export function serieInEnglish(made: SerieBlock, serie: SerieContent): SerieBlock {
  return {
    ...made,
    ausnahmen: (made.ausnahmen ?? []).map((row, index) => ({
      ...row,
      grund: serie.ausnahmen?.[index]?.grund.en ?? null,
    })),
    aenderungen: (made.aenderungen ?? []).map((row, index) => {
      const { grund, ort } = serie.aenderungen?.[index] ?? {}
      return { ...row, grund: grund?.en ?? null, veranstaltungsort: ort ? ortsnamen[ort] : null }
    }),
  }
}
