import type { BlockOf } from '@kurstadt/contract'

/** A category of the directory, with how many entries it leaves. */
export type Category = BlockOf<'brancheneintraege'>['context']['auswahl']['rubriken'][number]

/** A level of the tree: categories side by side, below the one that is named (null: the highest). */
type Level = { below: Category | null; categories: readonly Category[] }

/** Whether a category stands at the top: it has none above it, or one of which nothing is left. */
const isHighest = ({ eltern }: Category, all: readonly Category[]) =>
  eltern === null || !all.some(({ id }) => id === eltern)

/** More levels than any tree has. */
const deepest = 6

/** The categories from the highest down to the chosen one; none where nothing is chosen. */
function pathTo(all: readonly Category[], chosen: number | null): Category[] {
  const path: Category[] = []
  let one = all.find(({ id }) => id === chosen)
  while (one && path.length < deepest) {
    path.unshift(one)
    const { eltern } = one
    one = all.find(({ id }) => id === eltern)
  }
  return path
}

/**
 * The tree as far as it is open: the highest categories, and below each one on the way to the chosen
 * one those that stand under it. Counts follow from the list; a level with nothing in it is none.
 */
export function openLevels(all: readonly Category[], chosen: number | null): Level[] {
  const highest: Level = { below: null, categories: all.filter((one) => isHighest(one, all)) }
  const lower = pathTo(all, chosen).map((below): Level => {
    return { below, categories: all.filter(({ eltern }) => eltern === below.id) }
  })
  return [highest, ...lower].filter(({ categories }) => categories.length > 0)
}
