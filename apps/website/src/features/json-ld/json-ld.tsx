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
 * written as JSON may write it (T41).
 */
export function JsonLd({ data }: { data: { readonly [key: string]: Json } }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return <script type="application/ld+json">{text.replaceAll('<', '\\u003c')}</script>
}
