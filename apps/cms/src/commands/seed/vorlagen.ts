import type { VorlageContent } from '../../../../../content/rat/shape.ts'
import { tagDerAusgabe, wegDer } from '../../../../../content/rat/weg.ts'
import { am, tagPlus } from '../../../../../content/tage.ts'
import { idOf, publish, remember, type Seeding } from './seeding.ts'

/** The Friday in a week counted from today. */
const fridayIn = (heute: string, woche: number) => tagPlus(heute, am(heute, 'fr', woche))

/** When, why, and as which files a paper has changed since it was handed out. */
function historyOf(
  { made, today }: Seeding,
  { fassung, zurueckgezogen }: Pick<VorlageContent, 'fassung' | 'zurueckgezogen'>,
) {
  return {
    fassungen: fassung
      ? [
          {
            abgeloest_am: fridayIn(today, fassung.woche),
            grund: fassung.grund,
            dateien: [idOf(made, 'dokumente', fassung.datei)],
          },
        ]
      : [],
    zurueckgezogen_am: zurueckgezogen ? fridayIn(today, zurueckgezogen.woche) : null,
    zurueckgezogen_grund: zurueckgezogen?.grund ?? null,
  }
}

/** The way of a paper, and when it set out. */
function wayOf({ made, today, town }: Seeding, vorlage: VorlageContent) {
  const { rat } = town
  if (!rat) return {}
  return {
    datum: tagDerAusgabe(vorlage.key, rat, today),
    beratungsfolge: wegDer(vorlage, rat).map(({ gremium, zweck }) => ({
      gremium: idOf(made, 'gremien', gremium),
      zweck,
    })),
  }
}

/** Makes a paper with its files, its way and what has become of it. */
export async function addVorlage(
  seeding: Seeding,
  vorlage: VorlageContent,
  drucksache: string,
): Promise<void> {
  const { made, richText } = seeding
  const { key, titel, art, amt, vorschlag, grund, intern, datei } = vorlage
  const text = `## Beschlussvorschlag\n\n${vorschlag}\n\n## Begründung\n\n${grund}`
  const data = {
    drucksache,
    titel,
    art: art ?? 'beschlussvorlage',
    text: richText(text),
    amt: idOf(made, 'aemter', amt),
    dateien: datei === undefined ? [] : [idOf(made, 'dokumente', datei)],
    oeffentlich: intern === undefined,
    leserkreis: intern === 'gremium' ? ('gremium' as const) : ('rat' as const),
    ...historyOf(seeding, vorlage),
    ...wayOf(seeding, vorlage),
    _status: 'published' as const,
  }
  remember(made, 'vorlagen', key, await publish(seeding, 'vorlagen', data, null))
}
