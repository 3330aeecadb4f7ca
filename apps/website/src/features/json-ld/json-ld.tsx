/** A value that JSON can say; what is undefined is left out. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [key: string]: Json }

/**
 * What a page is about, for search engines (schema.org). No text can end the element: every `<` is
 * written as JSON may write it (T41). So is the at sign of addresses, which the server hides from
 * harvesters and the browser must write the same way.
 */
export function JsonLd({ data }: { data: { readonly [key: string]: Json } }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data })
  const written = text.replaceAll('<', '\\u003c').replaceAll(/(?<!")@/g, '\\u0040')
  return <script type="application/ld+json">{written}</script>
}
