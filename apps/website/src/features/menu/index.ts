export { MenuPanel, menuId } from './menu-panel.tsx'
