import type { PayloadRequest, Where } from 'payload'

/** A view of a list: what it shows, and in which order where that is not the list's own. */
export type Ansicht = {
  key: string
  label: string
  sort?: string
  where: (req: PayloadRequest, slug: string) => Where | null | Promise<Where | null>
}

/** What the address of a list asks for. */
type Asked = { stand?: unknown; search?: unknown; where?: unknown }

/**
 * The view of a list that its address names, or its usual one, the first. What is searched for or
 * filtered by hand is looked for everywhere.
 */
export function chosenView(views: readonly Ansicht[], asked: Asked): Ansicht | undefined {
  const { stand = '', search, where } = asked
  const looksForMore = stand === '' && Boolean(search || where)
  const named = views.find(({ key, label }) => (looksForMore ? label === 'Alle' : key === stand))
  return named ?? views[0]
}
