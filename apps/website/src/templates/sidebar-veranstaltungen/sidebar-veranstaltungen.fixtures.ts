import { examples } from '@kurstadt/contract/examples'
import type { Fixtures } from '../template.ts'

const { typical } = examples['sidebar-veranstaltungen']

/** Examples of `sidebar-veranstaltungen` that only the website needs. */
export const fixtures: Fixtures<'sidebar-veranstaltungen'> = {
  'in-content': { ...typical, slotName: 'content' },
}
