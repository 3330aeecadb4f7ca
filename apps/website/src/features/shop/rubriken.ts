import { slugOf } from '@kurstadt/contract/slug'

/** A category with its articles; `id` is its place in the address. */
export type Rubrik<Article> = { id: string; name: string; articles: Article[] }

/**
 * Articles by their category, in the order in which the categories first come (spec 7); those that
 * have none stand last under `others`.
 */
export function groupByRubrik<Article extends { rubrik_name: string | null }>(
  articles: readonly Article[],
  others: string,
): Rubrik<Article>[] {
  const groups = new Map<string | null, Article[]>()
  for (const article of articles) {
    const group = groups.get(article.rubrik_name)
    if (group) group.push(article)
    else groups.set(article.rubrik_name, [article])
  }
  const named = [...groups].flatMap(([name, group]) => (name === null ? [] : [{ name, group }]))
  const rest = groups.get(null)
  const all = rest ? [...named, { name: others, group: rest }] : named
  return withIds(
    all.map(({ name, group }) => ({ id: `shop-${slugOf(name)}`, name, articles: group })),
  )
}

/** Two categories may be written alike in an address: the later one gets its number. */
function withIds<Group extends { id: string }>(groups: readonly Group[]): Group[] {
  return groups.map((group, place) => {
    const isTaken = groups.slice(0, place).some(({ id }) => id === group.id)
    return isTaken ? { ...group, id: `${group.id}-${place + 1}` } : group
  })
}
