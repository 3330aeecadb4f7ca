import { defineTemplate } from '../template.ts'
import { OutdoorRoute } from './outdoor-route.tsx'

/** Template `outdoor-route`. */
export const template = defineTemplate({ name: 'outdoor-route', spec: '2.6', View: OutdoorRoute })
