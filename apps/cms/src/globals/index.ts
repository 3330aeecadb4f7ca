import type { GlobalConfig } from 'payload'
import { einstellungen } from './einstellungen/index.ts'

/** Every global of the product. */
export const globals: GlobalConfig[] = [einstellungen]
