import type { TemplateName } from '@kurstadt/contract'
import type { Template } from './template.ts'

/** A template whose code comes when it is needed. */
export type LazyTemplate<Name extends TemplateName> = {
  /** The template if its code is here already; then it renders without waiting. */
  current: () => Template<Name> | null
  /** Fetches the code, once; after a failure it may be tried again. */
  load: () => Promise<Template<Name>>
}

/** Keeps what `fetchTemplate` brought. */
export function lazyTemplate<Name extends TemplateName>(
  fetchTemplate: () => Promise<{ template: Template<Name> }>,
): LazyTemplate<Name> {
  let current: Template<Name> | null = null
  let loading: Promise<Template<Name>> | null = null
  async function fetchOnce() {
    try {
      const { template } = await fetchTemplate()
      current = template
      return template
    } catch (error) {
      loading = null
      throw error
    }
  }
  return {
    current: () => current,
    load() {
      loading ??= fetchOnce()
      return loading
    },
  }
}
