import type { TemplateName } from '../templates/index.ts'

type Above = { titel: string | null; einleitung: string | null }

/** What stands above a form, in both languages, and a word that is too long for its place. */
type Varied = { de: Above; en: Above; long: string }

/** Examples of a form, which differ in what stands above it. */
export function formExamples<Name extends TemplateName>(template: Name, varied: Varied) {
  return formExamplesWith({}, template, varied)
}

/** The same for a form at which an editor sets something of its `own`. */
export function formExamplesWith<Name extends TemplateName, Own extends object>(
  own: Own,
  template: Name,
  { de, en, long }: Varied,
) {
  const example = (above: Above) => ({
    template,
    slotName: 'content' as const,
    context: null,
    options: { ...above, ...own },
  })
  return {
    typical: example(de),
    minimal: example({ titel: null, einleitung: null }),
    'long-words': example({ titel: long, einleitung: `${long} `.repeat(3) }),
    'long-intro': example({ ...de, einleitung: 'Bitte nehmen Sie sich fünf Minuten. '.repeat(12) }),
    english: example(en),
  }
}
