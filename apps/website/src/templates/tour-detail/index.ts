import { defineTemplate } from '../template.ts'
import { TourDetail } from './tour-detail.tsx'

/** Template `tour-detail`. */
export const template = defineTemplate({ name: 'tour-detail', spec: '2.2', View: TourDetail })
