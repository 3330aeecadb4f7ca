export { DirectoryFilters } from './directory-filters.tsx'
export { isFiltered, knownParameters, resultsId } from './directory-query.ts'
export { EntryCard } from './entry-card.tsx'
export { EntryMap } from './entry-map.tsx'
export {
  EntryAccess,
  EntryHours,
  EntryLinks,
  EntryMeals,
  EntryPictures,
  EntryPlace,
} from './entry-parts.tsx'
export { mistakeHref } from './mistake-href.ts'
export { useDirectoryTexts } from './texts.ts'
