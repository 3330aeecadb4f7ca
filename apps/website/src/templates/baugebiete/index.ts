import { defineTemplate } from '../template.ts'
import { Baugebiete } from './baugebiete.tsx'

/** Template `baugebiete`. */
export const template = defineTemplate({ name: 'baugebiete', spec: '2.6', View: Baugebiete })
