import { defineTemplate } from '../template.ts'
import { WegweiserOrganisation } from './wegweiser-organisation.tsx'

/** Template `wegweiser-organisation`. */
export const template = defineTemplate({
  name: 'wegweiser-organisation',
  spec: '2.6',
  View: WegweiserOrganisation,
})
