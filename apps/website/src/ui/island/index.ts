export { defineIsland, type IslandOf } from './define-island.ts'
export { hydrateIsland } from './hydrate-island.tsx'
export { Island } from './island.tsx'
export { type IslandFiles, startIslands } from './start-islands.ts'
