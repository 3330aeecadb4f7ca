import type { App } from './app-door.ts'
import type { Target } from './target.ts'

/** Which parameters of the visitor the page at a path understands. */
export type QueryNames = Pick<App['content'], 'knownQueryNames' | 'queryNames'>

/**
 * Path and query of a shared page in its one canonical form: only parameters that the page's route
 * passes on, the first value of each, sorted. Everything else is dropped before the store is asked
 * and before anything is rendered (T22, T23).
 */
export async function sharedUrl(content: QueryNames, target: Target): Promise<string> {
  const { encodedPath, path, query } = target
  if (query.size === 0) return encodedPath
  const names = content.knownQueryNames(path) ?? (await askForNames(content, path))
  const kept = names.flatMap((name): [string, string][] => {
    const value = query.get(name)
    return value === null || value === '' ? [] : [[name, value]]
  })
  return kept.length > 0 ? `${encodedPath}?${new URLSearchParams(kept)}` : encodedPath
}

/** When the route cannot be had, the page cannot either: its rendering will say why. */
function askForNames(content: QueryNames, path: string): Promise<readonly string[]> {
  return content.queryNames(path).catch(() => [])
}
