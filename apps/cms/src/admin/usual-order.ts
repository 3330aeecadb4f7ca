import type { CollectionAfterReadHook, SanitizedConfig } from 'payload'

type Preference = { id: string; key?: unknown; value?: unknown }

/**
 * Leaves out how a list was once sorted. Only what is looked up loses it; the answer to a save still
 * says what was asked for.
 */
const withoutOrder: CollectionAfterReadHook<Preference> = ({ doc, findMany }) => {
  const { key, value } = doc
  const isOfList = typeof key === 'string' && key.startsWith('collection-')
  if (!(findMany && isOfList && typeof value === 'object' && value !== null)) return doc
  const { sort: _, ...kept } = { sort: undefined, ...value }
  return { ...doc, value: kept }
}

/**
 * Lists open in their usual order. Payload remembers for good how somebody once sorted a list; who
 * comes back two weeks later would find what is next at its end.
 */
export function openInUsualOrder(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, hooks } of config.collections)
    if (slug === 'payload-preferences') hooks.afterRead.push(withoutOrder)
  return config
}
