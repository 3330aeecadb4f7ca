import type { TemplateName } from '@kurstadt/contract'
import { type FetchedOnce, fetchedOnce } from '../lib/index.ts'
import type { Template } from './template.ts'

/** Files the browser's code of templates comes in: few, because each costs a request. */
export type GroupName = 'formulare' | 'inhalt' | 'eintraege' | 'lotse'

/** A template whose code comes when it is needed. */
export type LazyTemplate<Name extends TemplateName> = FetchedOnce<Template<Name>> & {
  /** Which `group-*.ts` brings the code. */
  group: GroupName
}

/** A template of a group; `fetchTemplate` brings its code. */
export function lazyTemplate<Name extends TemplateName>(
  group: GroupName,
  fetchTemplate: () => Promise<Template<Name>>,
): LazyTemplate<Name> {
  return { group, ...fetchedOnce(fetchTemplate) }
}
