import {
  type DetailType,
  entryCall,
  isTemplateName,
  type TemplateFeed,
  templates,
} from '@kurstadt/contract'

/** A block of a page with the call that feeds it: `as` names the answer, null when it needs none. */
export type BlockFeed = { template: string; as: string | null; feed: TemplateFeed | null }

/** Name of the answer that a detail page's entry has. */
export const entryName = 'eintrag'

/**
 * Gives each block of a page, in the page's order, the name of the answer that feeds it. Route and
 * page use the same function, so the names meet. A detail template works on the detail page of its
 * own type only; a second block with the same call gets `<call>-2`.
 */
export function feedsOf(names: readonly string[], detail: DetailType | null): BlockFeed[] {
  const used = new Map<string, number>()
  return names.map((template): BlockFeed => {
    const feed = isTemplateName(template) ? templates[template].feed : null
    if (feed === null) return { template, as: null, feed: null }
    if (feed.call.endsWith('/{id}')) {
      const isOwnType = detail !== null && feed.call === entryCall(detail)
      return { template, as: isOwnType ? entryName : null, feed: null }
    }
    const count = (used.get(feed.call) ?? 0) + 1
    used.set(feed.call, count)
    return { template, as: count === 1 ? feed.call : `${feed.call}-${count}`, feed }
  })
}
