import type { Values } from '../../platform/record.ts'

/** `titel1`, `titel2` … of an answer as rows; rows that say nothing are left out (spec 3). */
export function numberedRows(
  wire: Values,
  names: Readonly<Record<string, string>>,
  most: number,
): Values[] {
  const rows = Array.from({ length: most }, (_, index) =>
    Object.fromEntries(
      Object.entries(names).map(([name, prefix]) => [name, wire[`${prefix}${index + 1}`] ?? null]),
    ),
  )
  return rows.filter((row) => Object.values(row).some((value) => value !== null && value !== ''))
}
