import type { SeiteContent } from '../../shape.ts'
import { ratsdetails } from './einzeln.ts'
import { ratslisten } from './listen.ts'
import { gemeinderatsseite } from './uebersicht.ts'

/** Pages of the council. */
export const gemeinderatsseiten: SeiteContent[] = [gemeinderatsseite, ...ratslisten, ...ratsdetails]
