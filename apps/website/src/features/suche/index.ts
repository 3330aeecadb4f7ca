export { SearchPanel, searchId } from './search-panel.tsx'
