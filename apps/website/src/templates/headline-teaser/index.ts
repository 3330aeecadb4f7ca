import { defineTemplate } from '../template.ts'
import { HeadlineTeaser } from './headline-teaser.tsx'

/** Template `headline-teaser`. */
export const template = defineTemplate({
  name: 'headline-teaser',
  spec: '2.7',
  View: HeadlineTeaser,
})
