const path = /^\/(?:de|en)\/\S*$/
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * What a document leads to: ids of the documents that it names and addresses of this site, without
 * what the browser keeps to itself. `own` are its own id and address.
 */
export function targetsIn(value: unknown, own: ReadonlySet<string>): string[] {
  if (typeof value === 'string') {
    const [said = ''] = value.split(/[?#]/)
    return (path.test(said) || uuid.test(said)) && !own.has(said) ? [said] : []
  }
  if (Array.isArray(value)) return value.flatMap((one) => targetsIn(one, own))
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((one) => targetsIn(one, own))
}
