// dependency-cruiser reads TypeScript through its JavaScript API, which TypeScript 7 does not have.
// This folder brings version 6 along and gives it to dependency-cruiser alone; everything else of
// the project keeps version 7. Load this before dependency-cruiser.
import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)
const compiler = new Map([
  ['typescript', require.resolve('typescript')],
  ['typescript/package.json', require.resolve('typescript/package.json')],
])

registerHooks({
  resolve(specifier, context, nextResolve) {
    const file = compiler.get(specifier)
    const isForCruiser = context.parentURL?.includes('/node_modules/dependency-cruiser/')
    if (file === undefined || !isForCruiser) return nextResolve(specifier, context)
    return { url: pathToFileURL(file).href, shortCircuit: true }
  },
})
