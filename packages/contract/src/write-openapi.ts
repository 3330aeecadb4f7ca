import { writeFileSync } from 'node:fs'
import { openApiJson } from './openapi.ts'

writeFileSync(new URL('../openapi.json', import.meta.url), openApiJson())
