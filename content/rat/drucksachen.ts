import type { Tag } from '../tage.ts'
import type { RatsinfoContent } from './shape.ts'
import { tagDerAusgabe } from './weg.ts'

/** Numbers of the papers, `2026/041`, counted by the year in which they are handed out, in the order in which meetings take them up. */
export function drucksachen(rat: RatsinfoContent, heute: Tag): Map<string, string> {
  const numbers = new Map<string, string>()
  const counts = new Map<string, number>()
  const keys = rat.sitzungen.flatMap(({ punkte }) =>
    punkte.flatMap(({ vorlagen = [] }) => vorlagen),
  )
  for (const key of new Set(keys)) {
    const jahr = (tagDerAusgabe(key, rat, heute) ?? heute).slice(0, 4)
    const next = (counts.get(jahr) ?? 0) + 1
    counts.set(jahr, next)
    numbers.set(key, `${jahr}/${String(next).padStart(3, '0')}`)
  }
  return numbers
}
