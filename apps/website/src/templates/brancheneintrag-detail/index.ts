import { defineTemplate } from '../template.ts'
import { BrancheneintragDetail } from './brancheneintrag-detail.tsx'

/** Template `brancheneintrag-detail`. */
export const template = defineTemplate({
  name: 'brancheneintrag-detail',
  spec: '3',
  View: BrancheneintragDetail,
})
