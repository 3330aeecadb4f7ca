import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** The business entry that a detail page is about. */
export const block: Block = {
  slug: 'brancheneintrag-detail',
  interfaceName: 'BrancheneintragDetailBlock',
  labels: {
    singular: 'Ein Brancheneintrag (Detailseite)',
    plural: 'Ein Brancheneintrag (Detailseite)',
  },
  admin: blockAdmin('Ein Brancheneintrag (Detailseite)'),
  fields: [],
}
