import type { TemplateName } from '@kurstadt/contract'
import type { ComponentType } from 'react'
import type { PageBlock } from '../content/index.ts'

/** What the website knows of one template: how a block of it is shown. */
export type Template<Name extends TemplateName> = {
  name: Name
  /** Chapter of the specification, for `docs/templates.md`. */
  spec: string
  View: ComponentType<{ block: PageBlock<Name> }>
}

/** Declares a template; exists so that name and view are checked against the contract. */
export function defineTemplate<Name extends TemplateName>(template: Template<Name>) {
  return template
}

/** What a view is given. */
export type ViewProps<Name extends TemplateName> = { block: PageBlock<Name> }

/** Named examples of a template beyond those of the contract. */
export type Fixtures<Name extends TemplateName> = Readonly<Record<string, PageBlock<Name>>>
