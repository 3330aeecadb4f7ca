export { isFestivalPage } from './detail-pages.ts'

export { entryTitles } from './entry-titles.ts'

export { pagePaths } from './page-paths.ts'

export { inLanguage, plainRead, published, unordered } from './published.ts'

export { queryOf } from './query-of.ts'

export { readReferences } from './references.ts'

export { readNamed, readRefs, readRelated, readWithout } from './refs.ts'
export type { Relation } from './related-query.ts'

export { rowsSql } from './rows-sql.ts'

export { stopWords } from './search-words.ts'

export { councilFiles, intranetFiles } from './visible.ts'
