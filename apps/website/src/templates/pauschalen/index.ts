import { defineTemplate } from '../template.ts'
import { Pauschalen } from './pauschalen.tsx'

/** Template `pauschalen`. */
export const template = defineTemplate({ name: 'pauschalen', spec: '2.7', View: Pauschalen })
