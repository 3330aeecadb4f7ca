export { SearchForm } from './search-form.tsx'
export { SearchPanel, searchId, searchPath } from './search-panel.tsx'
