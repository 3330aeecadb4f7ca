import { defineTemplate } from '../template.ts'
import { AppHinweis } from './app-hinweis.tsx'

/** Template `app-hinweis`. */
export const template = defineTemplate({ name: 'app-hinweis', spec: '2.6', View: AppHinweis })
