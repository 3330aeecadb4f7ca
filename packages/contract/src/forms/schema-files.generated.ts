// Written by `npm run lists` from the folders it names.

/** Fetches the schema of one form alone, as browsers do. */
export const schemaFiles = {
  'aushang-melden': () => import('./aushang-melden/schema.ts'),
  barriere: () => import('./barriere/schema.ts'),
  brancheneintrag: () => import('./brancheneintrag/schema.ts'),
  corona: () => import('./corona/schema.ts'),
  fuehrung: () => import('./fuehrung/schema.ts'),
  kontakt: () => import('./kontakt/schema.ts'),
  pauschale: () => import('./pauschale/schema.ts'),
  schaden: () => import('./schaden/schema.ts'),
  'schwarzes-brett': () => import('./schwarzes-brett/schema.ts'),
  veranstaltung: () => import('./veranstaltung/schema.ts'),
  verein: () => import('./verein/schema.ts'),
}
