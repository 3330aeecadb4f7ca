import { camelCase, pascalCase } from '../lists/index.ts'
import { labelOf, type Model } from './clone.ts'

const spellings = /'Zitate?'|Zitat|(examples)?\.zitat\b|zitat/g

/** A template: three folders of one name in the three houses. */
export const template: Model = {
  name: 'zitat',
  houses: ['packages/contract/src/templates', 'apps/cms/src/blocks', 'apps/website/src/templates'],
  renamed(text, name) {
    const example = camelCase(name) === name ? `examples.${name}` : `examples['${name}']`
    return text.replace(spellings, (found: string, examples?: string) => {
      if (found.startsWith("'")) return `'${labelOf(name)}'`
      if (found === 'Zitat') return pascalCase(name)
      if (found === 'zitat') return name
      return examples === undefined ? `.${camelCase(name)}` : example
    })
  },
  placesToFill: (name) => [
    `packages/contract/src/templates/${name}/  what travels: context, options, feed, slots, chapter; its examples`,
    `apps/cms/src/blocks/${name}/              the fields with their words, the picture and its sentence, how it goes out`,
    `apps/website/src/templates/${name}/       view, styles, fixtures, test, chapter`,
    'content/seiten/                           a page of the demo town that shows it, in both languages',
    'npm run openapi                           when its options have changed; generate:types in apps/cms when its fields have',
    'npm run check                             types and tests name what is missing',
  ],
}
