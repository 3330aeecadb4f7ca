import type { Drawing } from './groups.ts'

/** Drawings of the blocks that only portal modules have. */
export const drawingsOfModules: Readonly<Record<string, Drawing>> = {}
