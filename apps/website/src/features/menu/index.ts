export { contentsPath } from './contents-path.ts'
export { MenuPanel, menuId } from './menu-panel.tsx'
