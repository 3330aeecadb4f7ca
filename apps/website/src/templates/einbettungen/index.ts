import { defineTemplate } from '../template.ts'
import { Einbettungen } from './einbettungen.tsx'

/** Template `einbettungen`. */
export const template = defineTemplate({ name: 'einbettungen', spec: '7', View: Einbettungen })
