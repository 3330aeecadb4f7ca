import { defineTemplate } from '../template.ts'
import { RaetePasswort } from './raete-passwort.tsx'

/** Template `raete-passwort`. */
export const template = defineTemplate({ name: 'raete-passwort', spec: '2.6', View: RaetePasswort })
