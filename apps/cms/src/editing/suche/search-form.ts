/**
 * SQL of a text as it is compared in a search: what `searchForm` of the contract makes of it, small
 * letters without marks and every way of writing an umlaut alike.
 */
export function searchFormSql(text: string): string {
  const plain = `regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')`
  const small = `replace(lower(${plain} collate "und-x-icu"), 'ß', 'ss')`
  return `regexp_replace(${small}, '([ao])e|((?<![aeiouyq])u)e', '\\1\\2', 'g')`
}
