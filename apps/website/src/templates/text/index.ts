import { defineTemplate } from '../template.ts'
import { Text } from './text.tsx'

/** Template `text`. */
export const template = defineTemplate({ name: 'text', spec: '2.7', View: Text })
