import { defineTemplate } from '../template.ts'
import { PushHinweis } from './push-hinweis.tsx'

/** Template `push-hinweis`. */
export const template = defineTemplate({ name: 'push-hinweis', spec: '2.6', View: PushHinweis })
