import { defineTemplate } from '../template.ts'
import { Brancheneintraege } from './brancheneintraege.tsx'

/** Template `brancheneintraege`. */
export const template = defineTemplate({
  name: 'brancheneintraege',
  spec: '2.6',
  View: Brancheneintraege,
})
