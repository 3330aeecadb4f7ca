import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkFree, clone, labelOf } from './clone.ts'
import { form } from './form.ts'

const pages = 'content/seiten/formulare'

/** A page of the demo town with the form alone, in both languages, until somebody writes its words. */
const pageOf = (name: string) => `import type { SeiteContent } from '../../../shape.ts'

/** ${labelOf(name)}. */
export const seite: SeiteContent = {
  key: 'formular-${name}',
  eltern: 'anfragen',
  pageLayout: 'default',
  de: {
    pfad: '/de/anfragen/${name}/',
    titel: '${labelOf(name)}',
    beschreibung: 'Das Formular „${labelOf(name)}“ der Stadt Bad Silberbronn.',
    blocks: [{ slot: 'content', template: 'formular-${name}' }],
  },
  en: {
    pfad: '/en/enquiries/${name}/',
    titel: '${labelOf(name)} (English)',
    beschreibung: 'The form “${labelOf(name)}” of Bad Silberbronn.',
    blocks: [{ slot: 'content', template: 'formular-${name}' }],
  },
}
`

/** Throws a sentence when no form can have that name. */
export function checkForm(root: string, name: string): void {
  checkFree(root, form, name)
  const folder = `${pages}/${name}`
  if (existsSync(path.join(root, folder))) throw new Error(`There is a folder ${folder} already`)
}

/** A request form and the page of the demo town that shows it; returns the new files. */
export function makeForm(root: string, name: string): string[] {
  checkForm(root, name)
  const folder = `${pages}/${name}`
  const files = clone(root, form, name)
  const page = `${folder}/seite.ts`
  mkdirSync(path.join(root, folder), { recursive: true })
  writeFileSync(path.join(root, page), pageOf(name))
  return [...files, page]
}
