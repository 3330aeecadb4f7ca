import type { BarrierefreiesAngebot, Sprache } from '@kurstadt/contract'
import type { BarrierefreiheitDoc } from '../../../payload-types.ts'
import { storedDay } from '../../../wire/serialise/dates.ts'
import { textOrNull } from '../../../wire/serialise/values.ts'

/** What the settings keep of one offer. */
export type StoredAngebot = NonNullable<BarrierefreiheitDoc['website']>
type StoredAusnahme = NonNullable<StoredAngebot['ausnahmen']>[number]

/** In which language it is shown, today, and what of it is written in that language itself. */
export type Shown = { sprache: Sprache; heute: string; translated: ReadonlySet<string> | null }

const dayOrNull = (stored: string | null | undefined) => storedDay(stored) || null

function ausnahmenOf(
  stored: readonly StoredAusnahme[],
  { sprache, heute, translated }: Shown,
): BarrierefreiesAngebot['ausnahmen'] {
  return stored.flatMap(({ id, grund, warum, bis, alternative, ...one }) => {
    const isTranslated = translated === null || translated.has(id ?? '')
    const was = textOrNull(one.was)
    if (was === null) return []
    const day = dayOrNull(bis)
    return {
      sprache: isTranslated ? sprache : 'de',
      grund,
      was,
      warum: textOrNull(warum),
      bis: day,
      ueberfaellig: grund === 'offen' && day !== null && day < heute,
      alternative: textOrNull(alternative),
    }
  })
}

/**
 * What was declared after a check; null for anything that nobody checked yet, however much of the
 * form is filled in. What faults contradict is not declared (spec 2.6, EU 2018/1523).
 */
function pruefungOf(
  stored: StoredAngebot,
  ausnahmen: BarrierefreiesAngebot['ausnahmen'],
  heute: string,
): BarrierefreiesAngebot['pruefung'] {
  const { status, methode } = stored
  const geprueft = dayOrNull(stored.geprueft)
  if (!(status && methode && geprueft) || geprueft > heute) return null
  const isFaulty = ausnahmen.some(({ grund }) => grund !== 'ausnahme')
  const erstellt = dayOrNull(stored.erstellt)
  return {
    status: status === 'vollstaendig' && isFaulty ? 'teilweise' : status,
    erstellt: erstellt !== null && erstellt > heute ? null : erstellt,
    geprueft,
    methode,
    pruefer: methode === 'extern' ? textOrNull(stored.pruefer) : null,
  }
}

/** One offer on the wire. */
export function angebotOf(
  angebot: BarrierefreiesAngebot['angebot'],
  stored: StoredAngebot | undefined,
  shown: Shown,
): BarrierefreiesAngebot {
  const ausnahmen = ausnahmenOf(stored?.ausnahmen ?? [], shown)
  return {
    angebot,
    pruefung: stored ? pruefungOf(stored, ausnahmen, shown.heute) : null,
    ausnahmen,
  }
}
