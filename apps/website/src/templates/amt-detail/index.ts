import { defineTemplate } from '../template.ts'
import { AmtDetail } from './amt-detail.tsx'

/** Template `amt-detail`. */
export const template = defineTemplate({ name: 'amt-detail', spec: '2.7', View: AmtDetail })
