import { muehlbachwiesen } from './muehlbachwiesen.ts'
import { obereHalde } from './obere-halde.ts'
import type { BaugebietContent } from './shape.ts'

/** The two building areas of the town with their forty plots. */
export const baugebiete: BaugebietContent[] = [obereHalde, muehlbachwiesen]
