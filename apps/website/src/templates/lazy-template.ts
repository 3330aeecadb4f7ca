import type { TemplateName } from '@kurstadt/contract'
import type { Template } from './template.ts'

/** Files the browser's code of templates comes in: few, because each costs a request. */
export type GroupName = 'formulare' | 'inhalt' | 'eintraege' | 'lotse'

/** A template whose code comes when it is needed. */
export type LazyTemplate<Name extends TemplateName> = {
  /** Which `group-*.ts` brings the code. */
  group: GroupName
  /** The template if its code is here already; then it renders without waiting. */
  current: () => Template<Name> | null
  /** Fetches the code, once; after a failure it may be tried again. */
  load: () => Promise<Template<Name>>
}

/** Keeps what `fetchTemplate` brought. */
export function lazyTemplate<Name extends TemplateName>(
  group: GroupName,
  fetchTemplate: () => Promise<Template<Name>>,
): LazyTemplate<Name> {
  let current: Template<Name> | null = null
  let loading: Promise<Template<Name>> | null = null
  async function fetchOnce() {
    try {
      current = await fetchTemplate()
      return current
    } catch (error) {
      loading = null
      throw error
    }
  }
  return {
    group,
    current: () => current,
    load() {
      loading ??= fetchOnce()
      return loading
    },
  }
}
