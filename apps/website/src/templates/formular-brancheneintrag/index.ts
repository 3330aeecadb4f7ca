import { defineTemplate } from '../template.ts'
import { FormularBrancheneintrag } from './formular-brancheneintrag.tsx'

/** Template `formular-brancheneintrag`. */
export const template = defineTemplate({
  name: 'formular-brancheneintrag',
  spec: '2.6',
  View: FormularBrancheneintrag,
})
