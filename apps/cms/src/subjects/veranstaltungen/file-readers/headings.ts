/** What a column can be, and the headings by which it is known. */
type Columns = Readonly<Record<string, { label: string; names: readonly string[] }>>

const plain = (heading: string) => heading.toLowerCase().replace(/[^a-zäöüß]/g, '')

/** Which column each of these is, counted from 0, by what the headings say; null for what none is. */
export function recognise(
  columns: Columns,
  headings: readonly string[],
): Record<string, number | null> {
  const words = headings.map(plain)
  const found = Object.entries(columns).map(([name, { names }]) => {
    const index = names.map((one) => words.indexOf(one)).find((one) => one >= 0)
    return [name, index ?? null] as const
  })
  return Object.fromEntries(found)
}

/** Says that a column was not recognised and has to be chosen. */
export const missingColumn = (label: string) =>
  `Die Spalte „${label}“ wurde nicht erkannt. Bitte wählen Sie sie.`
