import { defineTemplate } from '../template.ts'
import { AbfahrtenBlock } from './abfahrten.tsx'

/** Template `abfahrten`. */
export const template = defineTemplate({ name: 'abfahrten', spec: '9', View: AbfahrtenBlock })
