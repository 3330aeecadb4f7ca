import { calls, type List, type VerfahrenEintrag, type VerfahrenGruppe } from '@kurstadt/contract'
import { type RunningTown, startTown } from './running-town.ts'
import { german, numberOf, published } from './writing.ts'

const titles = ['Zufahrt', 'Österreich', 'Ofen', 'Obst', 'Ähre', 'Affe', 'élan', 'Ärger', '1. Mai']

/** Titles of the public procedures in the order of a German dictionary. */
export const inOrder = [
  '1. Mai',
  'Affe',
  'Ähre',
  'Änderung der Papiere',
  'Ärger',
  'élan',
  'Obst',
  'Ofen',
  'Österreich',
  'Ummeldung',
  'Zufahrt',
]

/** A running town whose guide has procedures with hard first letters. */
export type RunningGuide = RunningTown & {
  /** Wire numbers by title. */
  numbers: Map<string, number>
  list: (given?: object) => Promise<List<VerfahrenEintrag>>
  groups: (given?: object) => Promise<List<VerfahrenGruppe>>
}

/** Starts it; `list` and `groups` ask for all of a page unless told otherwise. */
export async function startGuide(): Promise<RunningGuide> {
  const running = await startTown()
  const numbers = new Map<string, number>()
  for (const titel of titles) {
    const doc = await running.payload.create({
      collection: 'wegweiser_verfahren',
      ...german,
      data: { ...published, titel, kurztext: titel, amt: [running.town.amtId] },
    })
    numbers.set(titel, numberOf(doc))
  }
  const ask = (given: object) =>
    running.read(`wegweiser_verfahren?${new URLSearchParams({ pro_seite: '9999', ...given })}`)
  const [grouped, plain] = calls.wegweiser_verfahren.answer.options
  return {
    ...running,
    numbers,
    list: async (given = {}) => plain.parse(await ask(given)),
    groups: async (given = {}) => grouped.parse(await ask({ gruppiert: 'true', ...given })),
  }
}

/** Titles of a list. */
export function titlesOf({ data }: { data: readonly { titel: string }[] }): string[] {
  return data.map(({ titel }) => titel)
}
