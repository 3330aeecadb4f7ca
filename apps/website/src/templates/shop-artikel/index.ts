import { defineTemplate } from '../template.ts'
import { ShopArtikel } from './shop-artikel.tsx'

/** Template `shop-artikel`. */
export const template = defineTemplate({ name: 'shop-artikel', spec: '3', View: ShopArtikel })
