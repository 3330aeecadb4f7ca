export { type Konto, readSettings, type ShopSettings } from './read-settings.ts'
export { type Recent, recentSettings } from './recent.ts'
