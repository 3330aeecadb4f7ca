import type { Tag } from '../tage.ts'
import { tagDerSitzung } from './dokumente.ts'
import type { RatsinfoContent } from './shape.ts'

/** Numbers of the papers, `2026/041`, counted by year in the order in which meetings take them up. */
export function drucksachen({ sitzungen }: RatsinfoContent, heute: Tag): Map<string, string> {
  const numbers = new Map<string, string>()
  const counts = new Map<string, number>()
  const items = sitzungen.flatMap((sitzung) => {
    const jahr = tagDerSitzung(sitzung, heute).slice(0, 4)
    return sitzung.punkte.flatMap(({ vorlagen = [] }) => vorlagen.map((key) => ({ key, jahr })))
  })
  for (const { key, jahr } of items) {
    if (numbers.has(key)) continue
    const next = (counts.get(jahr) ?? 0) + 1
    counts.set(jahr, next)
    numbers.set(key, `${jahr}/${String(next).padStart(3, '0')}`)
  }
  return numbers
}
