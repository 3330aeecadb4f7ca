/** Addresses of this site in a document, its own aside, without what the browser keeps to itself. */
export function ownPathsIn(value: unknown, own: ReadonlySet<string>): string[] {
  if (typeof value === 'string') {
    const [path = ''] = value.split(/[?#]/)
    return /^\/(?:de|en)\/\S*$/.test(path) && !own.has(path) ? [path] : []
  }
  if (Array.isArray(value)) return value.flatMap((one) => ownPathsIn(one, own))
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((one) => ownPathsIn(one, own))
}
