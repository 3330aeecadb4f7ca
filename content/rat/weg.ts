import type { Vorlage } from '@kurstadt/contract'
import { am, type Tag, tagPlus } from '../tage.ts'
import type { RatsinfoContent, SitzungContent, VorlageContent } from './shape.ts'
import { ergebnisVon } from './sitzungen/punkte.ts'

/** A step of a paper's way, by the committee's key. */
type Schritt = { gremium: string; zweck: NonNullable<Vorlage['beratungsfolge'][number]['zweck']> }

const council = 'gr'

function zweckIn({ gremium, punkte }: SitzungContent, paper: string, goesOn: boolean) {
  const own = punkte.find(({ vorlagen = [] }) => vorlagen.includes(paper))
  if (own && ergebnisVon(own) === 'kenntnis') return 'kenntnisnahme'
  return gremium !== council && goesOn ? 'vorberatung' : 'entscheidung'
}

/** The meetings that take up a paper, the first one first. */
export function sitzungenMit(paper: string, { sitzungen }: RatsinfoContent): SitzungContent[] {
  return sitzungen
    .filter(({ punkte }) => punkte.some(({ vorlagen = [] }) => vorlagen.includes(paper)))
    .toSorted((one, other) => one.woche - other.woche)
}

/** Days before its first meeting on which a paper is handed out. */
const vorlauf = 11

/** When a paper was handed out, today at the latest; null where no meeting takes it up. */
export function tagDerAusgabe(paper: string, rat: RatsinfoContent, heute: Tag): Tag | null {
  const [first] = sitzungenMit(paper, rat)
  if (!first) return null
  const tag = tagPlus(heute, am(heute, 'di', first.woche) - vorlauf)
  return tag > heute ? heute : tag
}

/** The way that a paper takes: committees consult before the council does, or decide by themselves. */
export function wegDer({ key, plan = [] }: VorlageContent, rat: RatsinfoContent): Schritt[] {
  const held = sitzungenMit(key, rat)
  const comesToCouncil = (after: number) =>
    plan.includes(council) || held.slice(after).some(({ gremium }) => gremium === council)
  const steps = held.map((sitzung, at): Schritt => {
    const zweck = zweckIn(sitzung, key, comesToCouncil(at))
    return { gremium: sitzung.gremium, zweck }
  })
  return [...steps, ...plan.map((gremium): Schritt => ({ gremium, zweck: 'entscheidung' }))]
}
