import { randomUUID } from 'node:crypto'
import type { AusnahmeContent, FahrplanContent } from '../../../../../content/bergbahn/shape.ts'
import type { AusnahmeBlock } from '../../payload-types.ts'
import { inOrder, publish, remember, type Seeding } from './seeding.ts'

function ausnahmenOf(ausnahmen: readonly AusnahmeContent[]): {
  german: AusnahmeBlock[]
  english: AusnahmeBlock[]
} {
  const german = ausnahmen.map(({ grund, ...one }) => ({
    id: randomUUID(),
    blockType: 'ausnahme' as const,
    ...one,
    grund: grund.de,
  }))
  const english = german.map((row, index) => ({
    ...row,
    grund: ausnahmen[index]?.grund.en ?? null,
  }))
  return { german, english }
}

async function addFahrplan(seeding: Seeding, plan: FahrplanContent): Promise<void> {
  const { titel, hinweis, gueltig_bis, gueltig_von, fahrten, ausnahmen } = plan
  const exceptions = ausnahmenOf(ausnahmen)
  const id = await publish(
    seeding,
    'fahrplaene',
    {
      titel: titel.de,
      hinweis: hinweis.de,
      gueltig_von,
      gueltig_bis,
      jaehrlich: true,
      fahrten: fahrten.map((run) => ({ blockType: 'fahrt' as const, ...run })),
      ausnahmen: exceptions.german,
      erwachsene_cent: 400,
      kinder_cent: 250,
      familie_cent: 750,
      _status: 'published',
    },
    {
      titel: titel.en ?? titel.de,
      hinweis: hinweis.en ?? null,
      ausnahmen: exceptions.english,
    },
  )
  remember(seeding.made, 'fahrplaene', plan.key, id)
}

/** Makes the timetables of the railway. */
export const addBergbahn = (seeding: Seeding): Promise<void> =>
  inOrder(seeding, 'Fahrpläne', seeding.town.fahrplaene ?? [], (plan) => addFahrplan(seeding, plan))
