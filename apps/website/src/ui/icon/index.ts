export { Icon } from './icon.tsx'
export type { IconSymbol } from './icon-symbols.ts'
