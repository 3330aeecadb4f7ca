import type { Access, CollectionConfig, Endpoint, Field } from 'payload'
import type { accessOf, Bereich, Parts, Scope, Teil } from '../access/index.ts'
import type { Zeitraum } from '../workflow/index.ts'

/** What one type of content says of itself; everything else all of them share. */
export type ContentCollection = {
  /** Name of the generated type: `PoiDoc`. */
  interfaceName: string
  labels: { singular: string; plural: string }
  /** Area it belongs to: place in the navigation, and who may. */
  bereich: Bereich
  /** Parts of the site that its entries belong to (E14); none where rights go by area alone. */
  parts?: Parts
  /** Part of a new entry that says it itself; both houses' unless said otherwise. */
  usualPart?: Teil
  /** Who may, where that is decided entry by entry; the area's own rule otherwise. */
  access?: ReturnType<typeof accessOf>
  /** Field that names an entry. */
  title: string
  /** Columns of the list after the title; state and date of the last change follow. */
  columns?: readonly string[]
  /** Text fields that the list's search looks into; the title unless said otherwise. */
  search?: readonly string[]
  sort?: string
  fields: Field[]
  /** Where its entries stand in time: the list opens with what is to come, the next first. */
  zeitraum?: Zeitraum
  /** What an editor should know of the type, below the list's heading. */
  description?: string
  /** Where visitors see its entries, where no page and no block of its own shows them. */
  shownAt?: string
  /** False for small look-up lists, which have no drafts: what is saved is public. */
  hasDrafts?: boolean
  /** True where every save is kept as a version although there are no drafts (E12). */
  hasVersions?: boolean
  /** False for what is deleted at once and for good: accounts, and what people have sent. */
  hasBin?: boolean
  /** Tags that a change carries where they are not the type's and the entry's own. */
  tagsOf?: () => string[]
  /** False where no address and no other system names an entry by a number. */
  isNumbered?: boolean
  /** False where the website knows each entry by its name, so that a copy could stand nowhere. */
  hasCopies?: boolean
  hooks?: Pick<
    NonNullable<CollectionConfig['hooks']>,
    | 'beforeOperation'
    | 'beforeValidate'
    | 'beforeChange'
    | 'afterChange'
    | 'beforeDelete'
    | 'afterDelete'
  >
  admin?: Omit<NonNullable<CollectionConfig['admin']>, 'baseFilter' | 'components'>
  /** What the list leaves out unless its address says otherwise, where there are no states. */
  baseFilter?: NonNullable<CollectionConfig['admin']>['baseFilter']
  /** Further indexes of the table. */
  indexes?: NonNullable<CollectionConfig['indexes']>
  /** Component between the search of the list and its table. */
  aboveTable?: string
  /** Components beside the buttons of the form. */
  buttons?: readonly string[]
  /** Calls of the back office that only this type has. */
  endpoints?: Omit<Endpoint, 'root'>[]
  /** What those calls do beyond Payload's own operations, and who may (`editing/access/matrix.txt`). */
  operations?: Readonly<Record<string, Access>>
}

/** True for a type whose entries go into the bin before they are gone. */
export const hasBin = ({ hasBin: is = true }: ContentCollection) => is

/** True for a type of which every save is kept. */
export const hasVersions = ({ hasDrafts = true, hasVersions: are = false }: ContentCollection) =>
  hasDrafts || are

/** A type as far as rights go. */
export const scopeOf = ({ bereich, parts }: ContentCollection): Scope => ({ bereich, parts })
