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

/** A group of templates; what it answers takes one of them out of the file that brings them all. */
export function templateGroup<Group>(group: GroupName, fetchGroup: () => Promise<Group>) {
  return <Name extends TemplateName>(
    pick: (templates: Group) => Template<Name>,
  ): LazyTemplate<Name> => ({ group, ...fetchedOnce(async () => pick(await fetchGroup())) })
}
