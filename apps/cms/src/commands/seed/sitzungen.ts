import { genehmigtAm, sitzungKey, tagDerSitzung } from '../../../../../content/rat/dokumente.ts'
import type { PunktContent, SitzungContent } from '../../../../../content/rat/shape.ts'
import { ergebnisVon } from '../../../../../content/rat/sitzungen/punkte.ts'
import { instantInBerlin } from '../../platform/time/berlin.ts'
import { idOf, publish, type Seeding } from './seeding.ts'

function agendaOf({ made }: Seeding, punkte: readonly PunktContent[]) {
  return punkte.map((item) => {
    const { titel, vorlagen = [], intern = false, beschluss, stimmen, beratung } = item
    const [ja, nein, enthaltung] = stimmen ?? []
    return {
      blockType: 'punkt' as const,
      titel,
      oeffentlich: !intern,
      vorlagen: vorlagen.map((key) => idOf(made, 'vorlagen', key)),
      beratung: beratung ?? null,
      beschluss: beschluss ?? null,
      ergebnis: ergebnisVon(item),
      ja: ja ?? null,
      nein: nein ?? null,
      enthaltung: enthaltung ?? null,
    }
  })
}

/** The minutes of a meeting that has some: approved at a later one, until then a draft. */
function minutesOf({ made, today, town }: Seeding, sitzung: SitzungContent) {
  if (!sitzung.protokoll) return {}
  const approved = genehmigtAm(sitzung, today)
  const committee = town.rat?.gremien.find(({ key }) => key === sitzung.gremium)
  const sitting = (committee?.mitglieder ?? []).filter(([, , , bis]) => bis === undefined)
  const substitute = (town.rat?.raete ?? []).find(
    ({ key, bis }) => !(bis || sitting.some(([one]) => one === key)),
  )
  // With the chair by office as many vote as sit in the committee where one of them is away.
  const votes = sitzung.punkte.map(({ stimmen = [] }) => stimmen.reduce((sum, one) => sum + one, 0))
  const mayBeAway = substitute !== undefined || Math.max(0, ...votes) <= sitting.length
  const teilnahme = sitting
    .filter(([key]) => !town.rat?.raete.find((one) => one.key === key)?.bis)
    .map(([key], at) => {
      const rat = idOf(made, 'raete', key)
      if (!mayBeAway || at !== Math.abs(sitzung.woche) % 20)
        return { rat, anwesenheit: 'anwesend' as const }
      const vertretung = substitute ? idOf(made, 'raete', substitute.key) : null
      return { rat, anwesenheit: 'entschuldigt' as const, vertretung }
    })
  if (approved === null) return { teilnahme, niederschrift: 'entwurf' as const }
  return { teilnahme, niederschrift: 'oeffentlich' as const, genehmigt_am: approved }
}

/** Makes a meeting with its agenda. */
export async function addSitzung(seeding: Seeding, sitzung: SitzungContent): Promise<void> {
  const { made, today, town } = seeding
  const { gremium, zeit, ort, titel, oeffentlich, abgesagt = false, punkte } = sitzung
  const [beginn, ende] = zeit.map((one) =>
    instantInBerlin(`${tagDerSitzung(sitzung, today)}T${one}`),
  )
  const file = (art: 'einladung' | 'niederschrift', isThere?: true) =>
    isThere ? idOf(made, 'dokumente', `${art} ${sitzungKey(sitzung)}`) : null
  const name = town.rat?.gremien.find(({ key }) => key === gremium)?.titel
  await publish(
    seeding,
    'sitzungen',
    {
      titel: titel ?? name ?? gremium,
      gremium: idOf(made, 'gremien', gremium),
      beginn: beginn ?? today,
      ende: ende ?? null,
      ort: ort ?? 'Rathaus, Großer Sitzungssaal',
      oeffentlich,
      abgesagt,
      tagesordnung: agendaOf(seeding, punkte),
      einladung: file('einladung', sitzung.einladung),
      protokoll: file('niederschrift', genehmigtAm(sitzung, today) === null ? undefined : true),
      ...minutesOf(seeding, sitzung),
      _status: 'published',
    },
    null,
  )
}
