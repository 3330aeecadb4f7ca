import { defineTemplate } from '../template.ts'
import { RaeteLogin } from './raete-login.tsx'

/** Template `raete-login`. */
export const template = defineTemplate({ name: 'raete-login', spec: '2.6', View: RaeteLogin })
