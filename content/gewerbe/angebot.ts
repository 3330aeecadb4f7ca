import type { Tag } from '../tage.ts'
import type { Text } from '../texts.ts'
import { type KategorieKey, preiseVon } from './pauschalpreise.ts'
import type { PauschaleContent } from './shape.ts'

/** What one writes down of a package; prices of houses and days of the year follow. */
export type Angebot = {
  key: string
  titel: Text
  kurz: Text
  text: Text
  leistungen: { de: string[]; en: string[] }
  naechte: number
  ab: number
  kategorien: KategorieKey[]
  /** First and last day of the season as `MM-DD`; all year where there is none. */
  saison?: { von: string; bis: string }
  /** Asked for by a mail that guests write. */
  perMail?: boolean
  bild: string
}

/** The season that is under way on a day, or else the next one. */
function daysOf({ saison }: Angebot, heute: Tag) {
  if (saison === undefined) return {}
  const jahr = Number(heute.slice(0, 4))
  const isOver = heute > `${jahr}-${saison.bis}`
  const next = isOver ? jahr + 1 : jahr
  return { gueltig_von: `${next}-${saison.von}`, gueltig_bis: `${next}-${saison.bis}` }
}

/** A package as it stands on a day. */
export function pauschaleVon(angebot: Angebot, heute: Tag): PauschaleContent {
  const { key, titel, kurz, text, leistungen, naechte, kategorien, bild } = angebot
  return {
    key,
    titel,
    einleitung: kurz,
    text,
    leistungen,
    naechte,
    ...daysOf(angebot, heute),
    ...(angebot.perMail ? { anfrageart: 'email' as const } : {}),
    kategorien: preiseVon(kategorien, angebot),
    bild,
  }
}
