/** An item as far as its number is concerned. */
type Item = { oeffentlich?: unknown; unterpunkt?: unknown }

/** How far the items of one kind have been counted. */
type Count = { main: number; sub: number }

function next(count: Count, isSub: boolean): Count {
  return isSub && count.main > 0
    ? { main: count.main, sub: count.sub + 1 }
    : { main: count.main + 1, sub: 0 }
}

const written = ({ main, sub }: Count) => (sub === 0 ? String(main) : `${main}.${sub}`)

/**
 * Numbers of the items of an agenda, in its order: public ones are counted by themselves, so that
 * nobody sees where one is left out; the others begin with N. An item below another one (`4.1`)
 * belongs to the last one of its kind.
 */
export function numberAgenda(items: readonly Item[]): string[] {
  let open: Count = { main: 0, sub: 0 }
  let closed: Count = { main: 0, sub: 0 }
  return items.map(({ oeffentlich, unterpunkt }) => {
    if (oeffentlich === true) {
      open = next(open, unterpunkt === true)
      return written(open)
    }
    closed = next(closed, unterpunkt === true)
    return `N ${written(closed)}`
  })
}
