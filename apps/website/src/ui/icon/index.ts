export { Icon, type IconSymbol } from './icon.tsx'
