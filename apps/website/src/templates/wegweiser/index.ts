import { defineTemplate } from '../template.ts'
import { Wegweiser } from './wegweiser.tsx'

/** Template `wegweiser`. */
export const template = defineTemplate({ name: 'wegweiser', spec: '2.7', View: Wegweiser })
