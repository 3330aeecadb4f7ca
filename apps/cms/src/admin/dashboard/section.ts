/** A link, what kind of thing it is, what is to be said of it. */
type Line = { href: string; titel: string; art: string; text: string }

/** One section of the dashboard. */
export type Section = {
  key: string
  titel: string
  count: number
  lines: Line[]
  /** The lists behind it, each with its number. */
  lists: { label: string; count: number; href: string }[]
  /** What stands there when there is nothing to do. */
  empty: string
}
