/** What a save asks a field to be; Payload hands over whatever came. */
export function asked(data: unknown, field: string): unknown {
  const values = typeof data === 'object' && data !== null ? Object.entries(data) : []
  return new Map<string, unknown>(values).get(field)
}
