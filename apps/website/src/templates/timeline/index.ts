import { defineTemplate } from '../template.ts'
import { Timeline } from './timeline.tsx'

/** Template `timeline`. */
export const template = defineTemplate({ name: 'timeline', spec: '2.6', View: Timeline })
