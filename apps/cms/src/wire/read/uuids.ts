const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The ids that PostgreSQL knows as such: what an editor's text holds may be anything. */
export function uuidsOf(ids: Iterable<string>): string[] {
  return [...ids].filter((id) => uuid.test(id))
}
