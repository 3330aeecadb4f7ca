import { textOrNull } from '../../wire/serialise/values.ts'
import {
  type Options,
  type Serialise,
  type Stored,
  titleAndIntroduction,
} from '../serialise/options.ts'

type Row = NonNullable<Stored<'preisliste'>['zeilen']>[number]
type Gruppe = Options<'preisliste'>['gruppen'][number]

function preiseOf(row: Row, columns: number): Gruppe['zeilen'][number]['preise'] {
  const cents = [row.preis1_cent, row.preis2_cent, row.preis3_cent, row.preis4_cent]
  const isLowest = row.ab === true
  return cents
    .slice(0, columns)
    .map((cent) =>
      typeof cent === 'number'
        ? { betrag: Math.round(cent) / 100, ab: isLowest && cent > 0 }
        : null,
    )
}

function zeileOf(row: Row, columns: number): Gruppe['zeilen'][number] {
  return {
    titel: row.titel,
    hinweis: textOrNull(row.hinweis),
    preise: preiseOf(row, columns),
  }
}

/** A heading above a row begins a group; without columns of their own there is one price in a row. */
function gruppenOf(rows: readonly Row[], columns: number): Gruppe[] {
  const groups: Gruppe[] = []
  for (const row of rows) {
    const titel = textOrNull(row.gruppe)
    const last = groups.at(-1)
    if (last && titel === null) last.zeilen.push(zeileOf(row, columns))
    else groups.push({ titel, zeilen: [zeileOf(row, columns)] })
  }
  return groups
}

/** How `preisliste` goes out; nothing to show without a row. */
export const serialise: Serialise<'preisliste'> = (block) => {
  const rows = block.zeilen ?? []
  if (rows.length === 0) return null
  const spalten = (block.spalten ?? []).map(({ titel }) => titel)
  return {
    ...titleAndIntroduction(block),
    spalten,
    gruppen: gruppenOf(rows, Math.max(spalten.length, 1)),
    hinweis: textOrNull(block.hinweis),
  }
}
