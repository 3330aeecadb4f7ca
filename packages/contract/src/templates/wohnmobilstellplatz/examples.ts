import type { Stellplatz } from '../../entities/stellplatz.ts'
import { stellplatzExamples } from '../../examples/aufenthalt.ts'
import type { BlockExamples } from '../../examples/block-examples.ts'
import { listOfExamples } from '../../examples/list-of.ts'

const block = {
  template: 'wohnmobilstellplatz',
  slotName: 'content',
  options: { titel: null, einleitung: null },
} as const

const { typical, minimal, english, ...others } = stellplatzExamples

const sites = (...all: Stellplatz[]) => ({ ...listOfExamples(...all), kurtaxe: 3.2 })

/** Examples of `wohnmobilstellplatz`. */
export const examples: BlockExamples<'wohnmobilstellplatz'> = {
  typical: {
    ...block,
    context: sites(typical, minimal),
    options: { titel: 'Drei Plätze, drei Arten', einleitung: 'Vom Waldrand bis vor das Badehaus.' },
  },
  minimal: { ...block, context: { ...sites(), kurtaxe: null } },
  'long-words': { ...block, context: sites(others['long-words']) },
  english: { ...block, context: sites(english) },
  'broken-picture': { ...block, context: sites(others['broken-picture']) },
}
