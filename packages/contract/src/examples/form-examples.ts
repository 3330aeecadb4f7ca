import type { TemplateName } from '../templates/index.ts'

type Above = { titel: string | null; einleitung: string | null }

/** Examples of a form, which differ in what stands above it. */
export function formExamples<Name extends TemplateName>(
  template: Name,
  { de, en, long }: { de: Above; en: Above; long: string },
) {
  const block = { template, slotName: 'content', context: null } as const
  return {
    typical: { ...block, options: de },
    minimal: { ...block, options: { titel: null, einleitung: null } },
    'long-words': { ...block, options: { titel: long, einleitung: `${long} `.repeat(3) } },
    english: { ...block, options: en },
  }
}
