import type { AmtContent } from '../../shape.ts'
import { betriebe } from './betriebe.ts'
import { haus } from './haus.ts'

/** The offices after the first six, in the order of their numbers. */
export const weitereAemter: AmtContent[] = [...haus, ...betriebe]
