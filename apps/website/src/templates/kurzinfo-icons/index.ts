import { defineTemplate } from '../template.ts'
import { KurzinfoIcons } from './kurzinfo-icons.tsx'

/** Template `kurzinfo-icons`. */
export const template = defineTemplate({ name: 'kurzinfo-icons', spec: '2.7', View: KurzinfoIcons })
