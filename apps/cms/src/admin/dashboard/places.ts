import { standField } from '../../editing/workflow/index.ts'
import type { ContentType } from './types.ts'

/** One condition of a list's filter: field, operator, value. */
export type Condition = readonly [field: string, operator: string, value: string]

const collections = '/admin/collections'

/** Form of a document. */
export function formOf(slug: string, id: string): string {
  return `${collections}/${slug}/${id}`
}

/** A list with Payload's own filter set: any of the groups, in a group all of its conditions. */
export function listWhere(slug: string, groups: readonly (readonly Condition[])[]): string {
  const query = new URLSearchParams()
  for (const [or, group] of groups.entries())
    for (const [and, [field, operator, value]] of group.entries())
      query.set(`where[or][${or}][and][${and}][${field}][${operator}]`, value)
  return `${collections}/${slug}?${query}`
}

/** A list as one of its views by state shows it. */
export function listView(slug: string, stand: string): string {
  return `${collections}/${slug}?stand=${stand}`
}

/** My drafts of a type. */
export function draftsList(slug: string, me: string): string {
  return listWhere(slug, [
    [
      [standField, 'equals', 'entwurf'],
      ['verantwortlich', 'equals', me],
    ],
  ])
}

/** Entries of a type of which something ends soon; a look stays due when its day is over. */
export function endingList({ slug, ends }: Pick<ContentType, 'slug' | 'ends'>, days: Days): string {
  return listWhere(
    slug,
    ends.map((field) => {
      const before: Condition = [field, 'less_than', days.until]
      const isDue = field === 'pruefen_bis' || field === 'nutzung_bis'
      return isDue ? [before] : [[field, 'greater_than_equal', days.from], before]
    }),
  )
}

/** Instants between which something ends soon. */
export type Days = { from: string; until: string }
