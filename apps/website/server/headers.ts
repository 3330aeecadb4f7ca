/** Headers of an answer by name, written `Like-This`; a list is sent as one header for each value. */
export type HeaderFields = Readonly<Record<string, string | readonly string[]>>

const prepared = new WeakMap<HeaderFields, string[]>()

/** Makes the list that `rawHeaders` will give, once for headers that are sent many times. */
export function prepareHeaders(headers: HeaderFields): HeaderFields {
  prepared.set(headers, toList(headers))
  return headers
}

/** Names and values in turn, as `writeHead` takes them fastest; never change a list you were given. */
export function rawHeaders(headers: HeaderFields): string[] {
  return prepared.get(headers) ?? toList(headers)
}

/** The one value of a header, or an empty text where it has none. */
export function headerText(headers: HeaderFields, name: string): string {
  const value = Object.hasOwn(headers, name) ? headers[name] : undefined
  return typeof value === 'string' ? value : (value?.join(', ') ?? '')
}

function toList(headers: HeaderFields): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [name, value] : value.flatMap((each) => [name, each]),
  )
}
