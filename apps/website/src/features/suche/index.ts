export { SearchForm } from './search-form.tsx'
export { SearchPanel, searchId } from './search-panel.tsx'
