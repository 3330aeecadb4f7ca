export { NavigationState } from './navigation-state.tsx'
