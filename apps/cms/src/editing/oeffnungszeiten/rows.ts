import { dayIn } from '../fields/date-rules.ts'

/** A row of regular hours as a form or an import holds it: nothing about it is sure yet. */
export type RegularRow = { tagestyp: string | null; beginn: string | null; ende: string | null }
/** A period with other hours; its ends are instants as ISO text. */
export type DeviatingRow = { beginn: string | null; ende: string | null; zusatz: string | null }
/** A season with a week of its own; `titel` is what it is called. */
export type SeasonRow = {
  id: string | null
  titel: string | null
  von: string | null
  bis: string | null
  jaehrlich: boolean
  regulaereZeiten: unknown
}
/** A kind of hours. */
export type KindRow = { typ: string | null; hinweisText: string | null }

function fieldsOf(row: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof row === 'object' && row !== null ? Object.entries(row) : [])
}

function textOf(value: unknown): string | null {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString()
  return typeof value === 'string' ? value : null
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** Reads one row of regular hours. */
export function regularRow(row: unknown): RegularRow {
  const fields = fieldsOf(row)
  return {
    tagestyp: textOf(fields.get('tagestyp')),
    beginn: textOf(fields.get('beginn')),
    ende: textOf(fields.get('ende')),
  }
}

/** Reads one deviating period. */
export function deviatingRow(row: unknown): DeviatingRow {
  const fields = fieldsOf(row)
  return {
    beginn: textOf(fields.get('beginn')),
    ende: textOf(fields.get('ende')),
    zusatz: textOf(fields.get('zusatz')),
  }
}

/** Reads one season. */
export function seasonRow(row: unknown): SeasonRow {
  const fields = fieldsOf(row)
  return {
    id: textOf(fields.get('id')),
    titel: textOf(fields.get('titel'))?.trim() || null,
    von: dayIn(fields.get('gueltig_von')),
    bis: dayIn(fields.get('gueltig_bis')),
    jaehrlich: fields.get('jaehrlich') === true,
    regulaereZeiten: fields.get('regulaereZeiten'),
  }
}

/** Reads one kind of hours. */
export function kindRow(row: unknown): KindRow {
  const fields = fieldsOf(row)
  return { typ: textOf(fields.get('typ')), hinweisText: textOf(fields.get('hinweisText')) }
}

/** Reads the regular hours of a form; what is no list holds none. */
export function regularRows(value: unknown): RegularRow[] {
  return listOf(value).map(regularRow)
}

/** Reads the deviating periods of a form; what is no list holds none. */
export function deviatingRows(value: unknown): DeviatingRow[] {
  return listOf(value).map(deviatingRow)
}

/** Reads the seasons of a form; what is no list holds none. */
export function seasonRows(value: unknown): SeasonRow[] {
  return listOf(value).map(seasonRow)
}

/** Reads the kinds of hours of a form; what is no list holds none. */
export function kindRows(value: unknown): KindRow[] {
  return listOf(value).map(kindRow)
}
