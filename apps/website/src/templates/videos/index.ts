import { defineTemplate } from '../template.ts'
import { Videos } from './videos.tsx'

/** Template `videos`. */
export const template = defineTemplate({ name: 'videos', spec: '2.7', View: Videos })
