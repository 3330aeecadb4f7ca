import * as z from 'zod/mini'
import { defineIsland } from '../../ui/island/index.ts'
import { OfficeMap } from './office-map.tsx'

/** The map of the back office, which lives on in its frame. */
export const island = defineIsland({
  name: 'office-map',
  props: z.object({ given: z.string(), backOffice: z.string() }),
  View: OfficeMap,
})
