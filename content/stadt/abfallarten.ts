import { sammlungen } from './sammlungen.ts'
import type { AbfallartContent } from './shape.ts'
import { tonnen } from './tonnen.ts'

/** What is collected, and what belongs in. */
export const abfallarten: AbfallartContent[] = [...tonnen, ...sammlungen]
