import { defineTemplate } from '../template.ts'
import { Webcam } from './webcam.tsx'

/** Template `webcam`. */
export const template = defineTemplate({ name: 'webcam', spec: '2.7', View: Webcam })
