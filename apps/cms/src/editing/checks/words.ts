/** Link texts that say nothing when they are read out alone (WCAG 2.4.4); short on purpose. */
const emptyWords = new Set([
  'hier',
  'hier klicken',
  'klicken sie hier',
  'klick',
  'link',
  'mehr',
  'weiter',
  'weiterlesen',
  'here',
  'click here',
  'more',
  'read more',
])

/** What is wrong with a link's text; null when nothing is. */
export function linkTextProblem(text: string): string | null {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/[.…:>»“›→]+$/u, '')
    .trim()
  if (words === '') return 'Der Link hat keinen Text.'
  if (emptyWords.has(words))
    return `„${text.trim()}“ sagt nicht, wohin der Link führt. Schreiben Sie das Ziel hin.`
  if (/^(https?:\/\/|www\.)\S{25,}$/u.test(words))
    return 'Eine lange Adresse ist schwer zu lesen und vorzulesen. Schreiben Sie das Ziel in Worten.'
  return null
}

/** What is wrong with the order of headings, by their levels; null when nothing is. */
export function headingProblem(levels: readonly number[]): string | null {
  const [first = 2] = levels
  if (levels.some((level) => level < first))
    return `Der Text beginnt mit einer Überschrift ${first}, danach kommt eine höhere. Die höchste steht zuerst.`
  let above = first
  for (const level of levels) {
    if (level > above + 1)
      return `Auf eine Überschrift ${above} folgt eine der Stufe ${level}. Die Stufe dazwischen fehlt.`
    above = level
  }
  return null
}

/** Longest titles that lists and search engines show whole. */
const longest = { titel: 90, seo: 60 } as const

/** What is wrong with a title; null when nothing is. */
export function titleProblem(title: string, kind: keyof typeof longest): string | null {
  const most = longest[kind]
  if (title.trim().length <= most) return null
  return kind === 'seo'
    ? `Suchmaschinen zeigen etwa ${most} Zeichen; dieser Titel hat ${title.trim().length}.`
    : `Der Titel hat ${title.trim().length} Zeichen. Ab ${most} wird er in Listen schwer zu lesen.`
}
