import { labelOf, type Model } from './clone.ts'

/** A request form: one folder, in the contract; its template, block and view follow from it. */
export const form: Model = {
  name: 'barriere',
  houses: ['packages/contract/src/forms'],
  renamed: (text, name) =>
    text
      .replaceAll('formular-barriere', `formular-${name}`)
      .replaceAll(/'Barriere (?:melden|gemeldet)'/g, `'${labelOf(name)}'`),
  placesToFill: (name) => [
    `packages/contract/src/forms/${name}/`,
    '  schema.ts                       what may be sent',
    '  form.ts                         who gets it, what it asks for, how the office reads it',
    '  texts.de.ts, texts.en.ts        what it says',
    '  sample.ts, examples.ts          what tests send; what stands above it in the gallery',
    'npm run migrate:create            the database learns the new kind of request and its block',
    `content/seiten/formulare/${name}/seite.ts`,
    '                                  what the page of the demo town says above it, and where it stands',
    'apps/cms/src/subjects/anfragen/drafts/<name>/make-draft.ts',
    '                                  only if an editor is to find a draft made of each request',
    'npm run lists, npm run check      after a step of its own was added; what is missing',
  ],
}
